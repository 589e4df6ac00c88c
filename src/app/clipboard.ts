/**
 * Copies text, or text that is still loading. Call it in the click handler: Safari refuses a write that
 * starts after an `await` (DEC-48).
 * @returns whether the text was copied; never rejects, even when `text` does
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  if (typeof text !== 'string') {
    const promised = await writePromised(text);
    if (promised) return true;
  }
  let ready: string;
  try {
    ready = await text;
  } catch {
    return false;
  }
  return (await writePlain(ready)) || writeBySelection(ready);
}

async function writePromised(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    blob.catch(() => {}); // the caller handles a rejected `text`
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

async function writePlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies by selection, on pages without TLS. Works only during a user gesture. */
function writeBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;inset-block-start:-100vh';
  const focused = document.activeElement;
  // a modal dialog traps the focus
  (focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
