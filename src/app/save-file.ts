/** Milliseconds after which the URL is revoked; a slow disk or a 'save as' dialog may read it late. */
const readBy = 60_000;

/** Downloads a blob as a file, with a sanitised name. */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = safeName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readBy);
}

/** Removes path separators, invisible characters, those that file systems refuse, and leading dots. */
export const safeName = (name: string) =>
  name.replace(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').replace(/^\.+/, '');
