import { useEffect, useEffectEvent } from 'react';
import { shortcutKey } from './shortcut-key.ts';

/** Calls `onKey` for each key pressed on the page without Alt: 'f', or with Ctrl or Command 'Ctrl k'. */
export function useShortcuts(onKey: (key: string, event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey) return;
    onKey(`${event.ctrlKey || event.metaKey ? 'Ctrl ' : ''}${shortcutKey(event)}`, event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
