import { type FocusEvent, useRef, useState } from 'react';

/**
 * Closes a form at once as long as it is unchanged, else only after a question (FRM-3). The focus moves to the
 * question's first button, and back to the field when editing goes on.
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
    /** For the element around the fields. A click outside takes the focus away before it closes. */
    rememberField: ({ target }: FocusEvent<HTMLElement>) => void (field.current = target),
  };
}
