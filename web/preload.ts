/*
 * The page names what it will need next: the client itself is asked for while the words of a language are on their way,
 * though it may not run before they are there (src/app/main.ts).
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type Built = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

export function preload(entry: string): Plugin {
  return {
    name: 'preload-the-client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        links(bundle as Built, entry).filter(({ attrs }) => !html.includes(String(attrs!['href']))),
    },
  };
}

function links(bundle: Built, entry: string): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
  if (!start) return []; // `vite dev` builds nothing
  const needed = withImports(start, new Map(chunks.map((chunk) => [chunk.fileName, chunk])));
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...needed.map(({ fileName }) => link('modulepreload', fileName)),
    ...[...styles].map((file) => link('preload', file, 'style')),
  ];
}

/** A chunk and all that it imports at once, each named once. */
function withImports(
  start: Rolldown.OutputChunk,
  chunks: Map<string, Rolldown.OutputChunk>,
): Rolldown.OutputChunk[] {
  const needed = new Set([start]);
  for (const chunk of needed) for (const file of chunk.imports) needed.add(chunks.get(file)!);
  return [...needed];
}

const link = (rel: string, file: string, as?: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}`, ...(as && { as }) },
  injectTo: 'head',
});
