import { spyOn } from 'storybook/test';

/** Copied text; writes are refused while `allows` is false. */
export const clipboard = { allows: true, text: undefined as string | undefined };

/** Replaces the browser's clipboard by that one. Storybook restores the browser's own before the next story. */
export function stubClipboard({ allows = true } = {}) {
  Object.assign(clipboard, { allows, text: undefined });
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
