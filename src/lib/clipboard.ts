/**
 * Copies text, or text that is still being fetched. Call it inside the click: the promise is handed to the
 * browser there, because Safari refuses a write that starts after an `await` (DEC-48).
 * @returns whether the text really is on the clipboard; never throws, also not when the promised text fails.
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
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
  try {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    blob.catch(() => {}); // the caller handles a failed fetch; the clipboard must not report it a second time
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

async function writePlain(text: string): Promise<boolean> {
  if (!navigator.clipboard?.writeText) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way, for pages served without TLS. Works only while the browser still sees a user gesture. */
function writeBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.cssText = 'position:fixed;inset-block-start:-100vh';
  const focused = document.activeElement;
  // inside an open dialog only the dialog may take the focus
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
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
