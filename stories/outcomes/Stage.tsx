import { XIcon } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { FORCE_REMOUNT, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { WholeApp } from '#storybook/preview/StoryProviders.tsx';
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
  const { method, path, summary } = endpointOf(endpoint);
  return (
    <main className="grid gap-2 p-6 text-sm">
      <h1 className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="mono wrap-anywhere">
          {method} {path}
        </span>
        <span className="text-muted">{summary}</span>
      </h1>
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(outcomes[endpoint]).map(([name, { status, network, userSees, source }]) => (
          <li key={name}>
            <a
              className="inline-flex min-h-7 items-center gap-2 rounded-sm border border-line bg-raised px-2 text-text no-underline hover:border-line-strong"
              title={[userSees && `“${userSees}”`, source].filter(Boolean).join(' · ')}
              href={`./?path=/story/${storyId}&args=outcome:${name}`}
              target="_top"
            >
              <span className="mono text-muted">
                {status ?? (network === 'hang' ? '…' : <XIcon className="size-icon-xs" />)}
              </span>{' '}
              {name}
            </a>
          </li>
        ))}
      </ul>
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
