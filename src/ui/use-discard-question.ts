import { type FocusEvent, useRef, useState } from 'react';

/**
 * Closes a form at once as long as it is unchanged, else only after a question (FRM-3). Escape takes the question
 * back, and so does the focus of a field.
 */
export function useDiscardQuestion(isChanged: boolean, onClose: () => void) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLElement>(undefined);

  function keepEditing() {
    setAsked(false);
    field.current?.focus();
  }
  function close() {
    if (isAsked) keepEditing();
    else if (isChanged) setAsked(true);
    else onClose();
  }
  return {
    isAsked: isAsked && isChanged,
    close,
    keepEditing,
    /** For the element around the fields. Their focus is kept, as a click outside takes it away before it closes. */
    onFieldFocus({ target }: FocusEvent<HTMLElement>) {
      field.current = target;
      setAsked(false);
    },
  };
}
