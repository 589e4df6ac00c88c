import { spyOn } from 'storybook/test';

/**
 * Replaces the clipboard by one that keeps what is copied, or refuses while `allows` is false. Storybook
 * restores the browser's own before the next story.
 */
export function stubClipboard({ allows = true } = {}) {
  const clipboard = { allows, text: undefined as string | undefined };
  const keep = (text: string) => {
    if (!clipboard.allows) throw new DOMException('Write permission denied.', 'NotAllowedError');
    clipboard.text = text;
  };
  spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) =>
    keep(await (await item!.getType('text/plain')).text()),
  );
  spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => keep(text));
  spyOn(document, 'execCommand').mockReturnValue(false);
  return clipboard;
}
