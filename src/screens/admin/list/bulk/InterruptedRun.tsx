import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { bulkRecord } from './bulk-record.ts';

/** Says what a bulk action had done when a reload or the end of the session interrupted it (LIS-17). */
export function InterruptedRun({ list }: { list: string }) {
  const [text, setText] = useState(() => bulkRecord.read(list));
  if (!text) return null;
  function close() {
    bulkRecord.forget();
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
