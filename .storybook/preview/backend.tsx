import { QueryClientProvider } from '@tanstack/react-query';
import { createPreviewAnnotations } from 'msw-storybook-addon/preview';
import { type PropsWithChildren, useState } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { createQueryClient } from '#src/data/query-client.ts';
import { exposeBackend } from '../mock-panel/story-backend.ts';
import { beginStory } from './story-state.ts';
import type { StorybookGlobals } from './toolbar.ts';
import { startWorker } from './worker.ts';
import { setUpStory, type WorldParameters } from './world.ts';

exposeBackend();
/** The addon, which the preview would load for each story. */
const msw = createPreviewAnnotations(startWorker) as {
  beforeEach(context: StoryContext): Promise<(() => void) | undefined>;
};

/** Puts page and mock backend into the story's start state. Returns a function that removes the story's own handlers. */
export async function setUpBackend(context: StoryContext) {
  const resetHandlers = await msw.beforeEach(context);
  const start = beginStory(context.id, context.parameters as WorldParameters);
  await setUpStory(start, context.globals as StorybookGlobals);
  return resetHandlers;
}

/** The server state of a story. */
export function ServerState({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
