import { useState } from 'react';
import * as z from 'zod/mini';
import { sessionScope } from '#src/api/session-scope.ts';
import { parsed } from '#src/app/parsed.ts';
import { tabStorage } from '#src/app/storage.ts';
import { Button } from '#src/ui/Button.tsx';

const KEY = 'bulk-run';

const Note = z.object({ list: z.string(), username: z.optional(z.string()), text: z.string() });

/** What a bulk run has done so far, kept in the tab for a person and a list. */
export const runNote = {
  write: (note: z.infer<typeof Note>) => tabStorage.write(KEY, JSON.stringify(note)),
  forget: () => tabStorage.remove(KEY),
};

/** '' without a note of this list and person; also for a damaged one. */
function readNote(list: string): string {
  const note = parsed(Note, tabStorage.read(KEY));
  return note?.list === list && note.username === sessionScope.current.username ? note.text : '';
}

/** Says what a bulk action had done when a reload or the end of the session interrupted it (LIS-17). */
export function InterruptedRun({ list }: { list: string }) {
  const [text, setText] = useState(() => readNote(list));
  if (!text) return null;
  function close() {
    runNote.forget();
    setText('');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft py-2 ps-4 pe-2 text-sm">
      <p role="status" className="grow">
        {text}
      </p>
      <Button size="sm" onClick={close}>
        Close
      </Button>
    </div>
  );
}
