import { setupServer } from 'msw/node';
import { handlers } from '../handlers/index.ts';

/** The in-process transport: the same handlers behind the fetch of Node, for unit tests. */
export const server = setupServer(...handlers);
