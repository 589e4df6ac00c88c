import type { ClipboardEvent, DragEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Attributes of a field whose text is no prose: keyboards and browsers leave it as it is typed. */
export const typedExactly = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Props of a text field in which what is pasted or dropped is cleaned at once, in sight (FRM-7). */
export const cleanPaste = (clean: (text: string) => string) => ({
  ...typedExactly,
  onPaste: (event: ClipboardEvent<TextElement>) => insert(event, clean(event.clipboardData.getData('text'))),
  onDrop: (event: DragEvent<TextElement>) => insert(event, clean(event.dataTransfer.getData('text'))),
});

/** In place of what is selected. Nothing for what is no text, which the browser handles. */
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
