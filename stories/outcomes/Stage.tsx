import { useEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { FORCE_REMOUNT, STORY_ARGS_UPDATED } from '#storybook/preview/events.ts';
import { WholeApp } from '#storybook/preview/StoryProviders.tsx';
import { EndpointOutcomes } from './EndpointOutcomes.tsx';
import { openedApp } from './opened-app.ts';

interface StageProps {
  endpoint: EndpointName;
  storyId: string;
  /** Declared for Storybook's controls; the play function reads them. */
  outcome?: string | undefined;
  fault?: string | undefined;
}

/** Shows the app while an outcome plays, and the list of the call's outcomes before and after. */
export function Stage({ endpoint, storyId }: StageProps) {
  const app = useSyncExternalStore(openedApp.subscribe, openedApp.get);
  useReplayOnNewArgs(storyId);
  if (app) return <WholeApp key={app.run} route={app.route} />;
  return (
    <main className="p-6">
      <EndpointOutcomes name={endpoint} storyId={storyId} />
    </main>
  );
}

/** Remounts the story when a control changes, since Storybook then renders it without playing it. */
function useReplayOnNewArgs(storyId: string) {
  useEffect(() => {
    const channel = addons.getChannel();
    const replay = ({ storyId: changed }: { storyId: string }) =>
      changed === storyId && channel.emit(FORCE_REMOUNT, { storyId });
    channel.on(STORY_ARGS_UPDATED, replay);
    return () => channel.off(STORY_ARGS_UPDATED, replay);
  }, [storyId]);
}
