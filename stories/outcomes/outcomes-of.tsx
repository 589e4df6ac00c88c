import { outcomeNames, outcomes } from '#mocks/outcomes/index.ts';
import type { Outcomes } from '#mocks/outcomes/outcome.ts';
import { openedApp } from './opened-app.ts';
import { canTryAgain, playOutcome } from './play-outcome.ts';
import { probes, type PlayedEndpointName } from './probes/index.ts';
import type { Probe } from './probes/probe.ts';
import { Stage } from './Stage.tsx';

/** Value of the control `outcome` that plays all outcomes in turn. */
const ALL = 'all';

/** The part of Storybook's play context that is used here. */
interface PlayContext {
  args: { outcome?: string };
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * The story of a call: what users see for each documented outcome. The control `outcome` chooses one, and
 * each cell of the matrix links to its own; by default all play in turn.
 */
export function outcomesOf(endpoint: PlayedEndpointName) {
  const probe: Probe = probes[endpoint];
  const named: Outcomes = outcomes[endpoint];
  const names = outcomeNames(endpoint);
  return {
    args: { outcome: ALL as string },
    argTypes: { outcome: { control: 'select' as const, options: [ALL, ...names] } },
    // Instant, because a story plays a dozen outcomes in turn.
    globals: { persona: probe.persona ?? '', world: 'typical', network: 'instant' as const },
    // in the metas too, where a run for pictures reads it without loading the stories
    parameters: { endpoint, bare: true, pictures: false, allowConsole: true },
    render: (args: { outcome?: string }, { id }: { id: string }) => (
      <Stage endpoint={endpoint} storyId={id} outcome={args.outcome} />
    ),
    play: async ({ args, step }: PlayContext) => {
      const chosen = names.filter((name) => [name, ALL, undefined].includes(args.outcome));
      let isAgain = false;
      for (const name of chosen) {
        await step(name, () => playOutcome(endpoint, name, named[name]!, probe, isAgain));
        isAgain = canTryAgain(probe, named[name]!);
      }
      if (chosen.length > 1) openedApp.close();
    },
  };
}
