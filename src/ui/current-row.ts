import { createContext } from 'react';

/** Context with a test of rows: true for those that belong to the content open beside the table. */
export const CurrentRow = createContext<(row: object) => boolean>(() => false);
