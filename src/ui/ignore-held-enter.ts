import type { KeyboardEvent } from 'react';

/** Makes a held Enter press or send once (API-6). In a text area it still breaks lines. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
