import { type RefObject, useEffect } from 'react';

/** Settles a field before its form is sent. Where `settle` returns false, the field says why, and nothing is sent. */
export function useCommitBeforeSubmit(input: RefObject<HTMLInputElement | null>, settle: () => boolean) {
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
