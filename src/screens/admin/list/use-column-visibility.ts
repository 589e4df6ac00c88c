import { useState } from 'react';
import { storage } from '#src/app/storage.ts';

type Visibility = Record<string, boolean>;

export type ColumnVisibility = ReturnType<typeof useColumnVisibility>;

/** The hidden columns of a list, stored in this browser. */
export function useColumnVisibility(listName: string) {
  const key = `columns:${listName}`;
  const [visibility, setVisibility] = useState<Visibility>(() => stored(key));

  function setVisible(column: string, isVisible: boolean) {
    const next = { ...visibility, [column]: isVisible };
    if (isVisible) delete next[column];
    setVisibility(next);
    storage.write(key, JSON.stringify(next));
  }
  return { visibility, setVisible };
}

function stored(key: string): Visibility {
  try {
    const value = JSON.parse(storage.read(key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(value).filter(([, isVisible]) => isVisible === false));
  } catch {
    return {};
  }
}
