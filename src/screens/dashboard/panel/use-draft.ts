import { useState } from 'react';
import { drafts } from '#src/lib/drafts.ts';
import { useUser } from '#src/session/use-session.ts';

/** Like useState(''), but what is typed is there again after a session that ended in the middle. */
export function useDraft(field: string, initial = ''): [text: string, type: (text: string) => void] {
  const { username } = useUser();
  const [text, setText] = useState(() => initial || drafts.read(username, field));
  const type = (next: string) => {
    drafts.keep(username, field, next);
    setText(next);
  };
  return [text, type];
}
