import { setupServer } from 'msw/node';
import { createHandlers } from '../handlers/index.ts';

/** The in-process transport for unit tests: intercepts Node's fetch. */
export const server = setupServer(...createHandlers({ httpOnly: false }));
