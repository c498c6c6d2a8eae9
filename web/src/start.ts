/* The client itself, loaded when its language is there. */
import { mount } from 'svelte';
import App from './App.svelte';
import { applyLight } from './settings.svelte';

applyLight();
mount(App, { target: document.getElementById('app') as HTMLElement });
