import type { OutcomeName } from '#mocks/outcomes/index.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { adminActionProbes } from './admin-actions.ts';
import { adminListProbes } from './admin-lists.ts';
import { authProbes } from './auth.ts';
import { dashboardProbes } from './dashboard.ts';
import type { Probe } from './probe.ts';

/** Calls that no screen makes, with the reason; nobody sees their outcomes. */
const unseen = {
  'keys.unused': 'the requirements name it only',
  'adminAuth.signIn': 'the requirements name it only; administrators sign in as everybody does',
} satisfies { [Name in EndpointName]?: string };

/** Calls whose outcomes a story plays. */
export type PlayedEndpointName = Exclude<EndpointName, keyof typeof unseen>;

/** How the outcomes of each call are played. */
export const probes = {
  ...authProbes,
  ...dashboardProbes,
  ...adminListProbes,
  ...adminActionProbes,
} satisfies { [Name in PlayedEndpointName]: Probe<OutcomeName<Name>> };

/** Why no screen makes a call; undefined for the others. */
export const unseenReason = (name: EndpointName): string | undefined =>
  Object.hasOwn(unseen, name) ? unseen[name as keyof typeof unseen] : undefined;
