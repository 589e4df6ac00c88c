import type { OutcomeName } from '#mocks/outcomes/index.ts';
import type { PlayedEndpointName } from '#storybook/pages/matrix/outcome-stories.ts';
import { adminActionProbes } from './admin-actions.ts';
import { adminListProbes } from './admin-lists.ts';
import { authProbes } from './auth.ts';
import { dashboardProbes } from './dashboard.ts';
import type { Probe } from './probe.ts';

/** How the outcomes of each call are played. */
export const probes = {
  ...authProbes,
  ...dashboardProbes,
  ...adminListProbes,
  ...adminActionProbes,
} satisfies { [Name in PlayedEndpointName]: Probe<OutcomeName<Name>> };
