import type { ClipboardEvent, DragEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Attributes of a field whose text is no prose: keyboards and browsers leave it as it is typed. */
export const typedExactly = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Returns props of a text field that cleans pasted and dropped text at once (FRM-7). */
export const cleanPaste = (clean: (text: string) => string) => ({
  ...typedExactly,
  onPaste: (event: ClipboardEvent<TextElement>) => insert(event, clean(event.clipboardData.getData('text'))),
  onDrop: (event: DragEvent<TextElement>) => insert(event, clean(event.dataTransfer.getData('text'))),
});

/** Inserts text in place of the selection. Leaves other content to the browser. */
function insert(event: ClipboardEvent<TextElement> | DragEvent<TextElement>, text: string) {
  const field = event.currentTarget;
  if (text === '' || field.readOnly) return;
  event.preventDefault();
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else can be undone by the keyboard
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
