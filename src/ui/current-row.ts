import { createContext } from 'react';

/** Tells which rows of the tables below it belong to what is open beside them. */
export const CurrentRow = createContext<(row: object) => boolean>(() => false);
