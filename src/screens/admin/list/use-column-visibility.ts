import { useState } from 'react';
import * as z from 'zod/mini';
import { parseStored } from '#src/app/parse-stored.ts';
import { storage } from '#src/app/storage.ts';

const Hidden = z.record(z.string(), z.literal(false));

export type ColumnVisibility = ReturnType<typeof useColumnVisibility>;

/** Returns the hidden columns of a list, stored in this browser. */
export function useColumnVisibility(listName: string) {
  const key = `columns:${listName}`;
  const [visibility, setVisibility] = useState<Record<string, boolean>>(
    () => parseStored(Hidden, storage.read(key)) ?? {},
  );

  function setVisible(column: string, isVisible: boolean) {
    const next = { ...visibility, [column]: isVisible };
    if (isVisible) delete next[column];
    setVisibility(next);
    storage.write(key, JSON.stringify(next));
  }
  return { visibility, setVisible };
}
