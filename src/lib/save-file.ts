/**
 * A slow disk or a 'save as' question may still read the URL; after this long, in milliseconds, nobody does.
 */
const readBy = 60_000;

/**
 * Hands bytes to the browser as a download. What would leave the download folder is taken out of the name.
 */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = safeName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readBy);
}

/** The name without path separators, characters that file systems refuse, and leading dots. */
export const safeName = (name: string) => name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '').replace(/^\.+/, '');
