/* The client itself, loaded when its language is there. */
import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from '../settings.svelte';

applySettings();
mount(App, { target: document.getElementById('app') as HTMLElement });
