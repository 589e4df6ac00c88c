import { useEffect, useState } from 'react';
import { drafts } from '#src/lib/drafts.ts';
import { useUser } from '#src/session/use-session.ts';

/** What this person typed into a field before their session ended in the middle. */
export function useDraft(field: string): string {
  const { username } = useUser();
  return useState(() => drafts.read(username, field))[0];
}

/** Keeps what is typed into a field, for `useDraft`. */
export function useKeptDraft(field: string, text: string) {
  const { username } = useUser();
  useEffect(() => drafts.keep(username, field, text), [username, field, text]);
}
