import { QueryClientProvider } from '@tanstack/react-query';
import type { SetupWorker } from 'msw/browser';
import { type PropsWithChildren, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { createQueryClient } from '#src/data/query-client.ts';
import { exposeBackend } from '../mock-panel/story-backend.ts';
import { beginStory } from './story-state.ts';
import type { WorkshopGlobals } from './toolbar.ts';
import { startWorker } from './worker.ts';
import { setUpStory, type WorldParameters } from './world.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The worker that answers, for handlers of one story. */
    msw: SetupWorker;
  }
}

exposeBackend();
let worker: Promise<SetupWorker> | undefined;

/** Puts page and mock backend into the state in which the story starts. Returns what takes the handlers of its own away. */
export async function setUpBackend(context: StoryContext): Promise<() => void> {
  context.msw = await (worker ??= startWorker());
  const start = beginStory(context.id, context.parameters as WorldParameters);
  await setUpStory(start, context.globals as WorkshopGlobals);
  return () => context.msw.resetHandlers();
}

/** The server state of a story. */
export function ServerState({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
