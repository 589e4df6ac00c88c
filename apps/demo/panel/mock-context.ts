import { createContext, use, useEffect, useState } from 'react';
import type { State, StateChange } from '#mocks/control/state.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';

/** Origin of `npm run mock`: copied commands go there if the mock backend runs in the browser. */
export const MOCK_SERVER = 'http://localhost:4000';

/** The panel's surroundings: the demo's page, or a story in Storybook. */
export interface Place {
  name: 'page' | 'story';
  /** True if the mock backend runs in this browser. */
  isStatic: boolean;
  username: string | undefined;
  /** True for calls of the open page or story, which come first. */
  hasMade(call: LoggedCall): boolean;
  origin: string;
  /** The clock's time, in milliseconds. */
  now(state: State): number;
  /** Name of the time of a clock that is not set, as a button and as a part of sentences. */
  usualTime: { label: string; text: string };
  address(): string;
  /** Address of the story that plays an outcome of a call, in Storybook; undefined if none does. */
  storyOf?(call: EndpointName, outcome: string): string | undefined;
}

/** The mock backend as the sections of the panel show and change it. */
export interface Mock extends Place {
  state: State;
  /** Newest first. */
  calls: readonly LoggedCall[];
  change(part: StateChange): void;
  /** Sends a request of docs/mock-backend.md. Rejects with the message of a refusal. */
  request<Answer>(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends a request whose answer is the whole state. */
  send(path: string, body: unknown, method?: 'POST' | 'PUT'): Promise<void>;
  /** Reason why the play of the story failed, if it did. */
  failure?: string | undefined;
  /** Announces the result of an action, or why it failed. */
  say(message: string): void;
}

export const MockContext = createContext<Mock | undefined>(undefined);

/** A call, or '*' for every call. */
export type CallName = EndpointName | '*';

/** Returns the mock backend; inside of the panel only. */
export function useMock(): Mock {
  const mock = use(MockContext);
  if (!mock) throw new Error('useMock needs the panel above it');
  return mock;
}

/**
 * Returns the answer to a request of docs/mock-backend.md, or the message of its refusal; read again as `version`
 * changes.
 */
export function useAnswer<Answer extends object>(
  path: string,
  version: unknown,
): Answer | string | undefined {
  const { request } = useMock();
  const [answer, setAnswer] = useState<Answer | string>();
  useEffect(() => {
    let isOutdated = false;
    request<Answer>(path).then(
      (next) => !isOutdated && setAnswer(next),
      (error: Error) => !isOutdated && setAnswer(error.message),
    );
    return () => {
      isOutdated = true;
    };
  }, [path, version, request]);
  return answer;
}
