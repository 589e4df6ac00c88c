import { createContext, use } from 'react';
import type { State, StateChange } from '#mocks/control/state.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';

/** What the sections of the panel show and change. */
export interface Mock {
  state: State;
  /** Newest first. */
  calls: readonly LoggedCall[];
  /** Whether the mock backend runs in this browser. */
  isStatic: boolean;
  change(part: StateChange): void;
  /** Sends a request of docs/mock-backend.md whose answer is the whole state. */
  send(path: string, body: unknown, method?: 'POST' | 'PUT'): Promise<void>;
  /** Announces what was done, or why not. */
  say(message: string): void;
}

export const MockContext = createContext<Mock | undefined>(undefined);

/** The mock backend; inside of the panel only. */
export function useMock(): Mock {
  const mock = use(MockContext);
  if (!mock) throw new Error('useMock needs the panel above it');
  return mock;
}
