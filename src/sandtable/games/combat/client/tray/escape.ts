/* Escape lays down what is half made beside the floor as on it, so that the last click need not be remembered. */
import type { Attachment } from 'svelte/attachments';
import type { Draft } from '../draft.svelte';

export const escaping =
  (draft: () => Draft): Attachment<HTMLElement> =>
  (element) => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && draft().back()) event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  };
