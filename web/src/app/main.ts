import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import '@fontsource/source-sans-3/latin-ext-600.css';
import '@fontsource/stardos-stencil/latin-700.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { languageOf } from '../text/languages';
import { speak } from '../text/speak';

// A module that imports `text` may use it at once, so nothing else is loaded before it is there.
void speak(languageOf()).then(() => import('./start'));
