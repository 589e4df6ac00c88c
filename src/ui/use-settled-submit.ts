import { type RefObject, useEffect } from 'react';

/**
 * Settles what a field shows before the form around it is sent. Where `settle` returns false, the field says what is
 * wrong, and nothing is sent.
 */
export function useSettledSubmit(input: RefObject<HTMLInputElement | null>, settle: () => boolean) {
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = (event: Event) => {
      if (settle()) return;
      event.preventDefault();
      event.stopPropagation(); // React listens further up
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  });
}
