import { useState } from 'react';
import { sessionScope } from '#src/api/session-scope.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { Button } from '#src/ui/Button.tsx';

/** Shows the results of this endpoint's work that a reload or the end of the session interrupted (LIS-17). */
export function InterruptedWork({ at }: { at: string }) {
  const { username } = sessionScope.current;
  const [text, setText] = useState(() => resumeState.get(username).interrupted?.[at]);
  if (!text) return null;
  function close() {
    resumeState.noteWork(username, at, undefined);
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
