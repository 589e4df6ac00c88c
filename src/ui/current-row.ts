import { createContext } from 'react';

/** Context that says which rows of the tables below belong to the content open beside them. */
export const CurrentRow = createContext<(row: object) => boolean>(() => false);
