import { expect } from 'storybook/test';
import { type FaultName, faultsOf } from '#mocks/faults/index.ts';
import { type OutcomeName, outcomeNames, outcomes } from '#mocks/outcomes/index.ts';
import type { Outcomes } from '#mocks/outcomes/outcome.ts';
import {
  outcomeStories,
  type PlayedEndpointName,
  playedOutcomes,
} from '#storybook/pages/matrix/outcome-stories.ts';
import { openedApp } from './opened-app.ts';
import { canTryAgain, playFault, playOutcome } from './play-outcome.ts';
import type { Probe } from './probe.ts';
import { Stage } from './Stage.tsx';

/** Value of the control `outcome` that plays all outcomes in turn. */
const ALL = 'all';

/** The part of Storybook's play context that is used here. */
interface PlayContext {
  id: string;
  args: { outcome?: string; fault?: string };
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * Creates the story of a call: the page for each documented outcome. The control `outcome` chooses one, `fault` a
 * fault instead, and each cell of the matrix links to its own; by default those of this call play in turn.
 */
export function outcomesOf<Name extends PlayedEndpointName>(endpoint: Name, probe: Probe<OutcomeName<Name>>) {
  const named: Outcomes = outcomes[endpoint];
  const names = outcomeNames(endpoint);
  return {
    args: { outcome: ALL as string, fault: '' },
    argTypes: {
      outcome: { control: 'select' as const, options: [ALL, ...names] },
      fault: { control: 'select' as const, options: ['', ...faultsOf(endpoint)] },
    },
    // Instant, because a story plays a dozen outcomes in turn.
    globals: { persona: probe.persona ?? '', world: 'typical', network: 'instant' as const },
    // in the metas too, where a run for pictures reads it without loading the stories
    parameters: { bare: true, pictures: false, allowConsole: true },
    render: (args: PlayContext['args'], { id }: { id: string }) => (
      <Stage endpoint={endpoint} storyId={id} {...args} />
    ),
    play: async ({ id, args, step }: PlayContext) => {
      await expect(outcomeStories[endpoint], 'the story that the matrix links').toBe(`story/${id}`);
      if (args.fault) return playFault(endpoint, args.fault as FaultName, probe);
      const chosen = names.filter((name) => name === args.outcome);
      if (chosen.length === 0) chosen.push(...playedOutcomes(endpoint));
      let isAgain = false;
      for (const name of chosen) {
        await step(name, () => playOutcome(endpoint, name, named[name]!, probe, isAgain));
        isAgain = canTryAgain(probe, named[name]!);
      }
      if (chosen.length > 1) openedApp.close();
    },
  };
}
