import type { EndpointName } from '#src/contract/endpoints.ts';
import { accountOutcomes } from './account.ts';
import { adminAuthOutcomes } from './admin/auth.ts';
import { adminClientOutcomes } from './admin/client.ts';
import { hwidRequestOutcomes } from './admin/hwid-requests.ts';
import { adminInviteOutcomes } from './admin/invites.ts';
import { keyOutcomes } from './admin/keys.ts';
import { productOutcomes } from './admin/products.ts';
import { statsOutcomes } from './admin/stats.ts';
import { adminSubscriptionOutcomes } from './admin/subscriptions.ts';
import { userOutcomes } from './admin/users.ts';
import { authOutcomes } from './auth.ts';
import { clientOutcomes } from './client.ts';
import { hwidOutcomes } from './hwid.ts';
import { inviteOutcomes } from './invites.ts';
import type { Outcome, Outcomes } from './outcome.ts';
import { subscriptionOutcomes } from './subscriptions.ts';

const named = {
  ...authOutcomes,
  ...accountOutcomes,
  ...subscriptionOutcomes,
  ...hwidOutcomes,
  ...clientOutcomes,
  ...inviteOutcomes,
  ...adminAuthOutcomes,
  ...statsOutcomes,
  ...userOutcomes,
  ...adminSubscriptionOutcomes,
  ...productOutcomes,
  ...keyOutcomes,
  ...hwidRequestOutcomes,
  ...adminClientOutcomes,
  ...adminInviteOutcomes,
} satisfies Record<EndpointName, Outcomes>;

/** All documented outcomes, by the name of the endpoint and the name of the outcome. */
export const outcomes: Record<EndpointName, Outcomes> = named;

/** The name of an outcome, such as 'duplicateCode' for 'keys.update'. */
export type OutcomeName<Endpoint extends EndpointName = EndpointName> = {
  [Name in EndpointName]: keyof (typeof named)[Name] & string;
}[Endpoint];

/** Chooses an outcome for some endpoints: `{ 'keys.update': 'duplicateCode' }`. */
export type OutcomeChoice = { [Name in EndpointName]?: OutcomeName<Name> };

/** Looks up an outcome by names that may not exist, such as those of a request or an address. */
export const findOutcome = (endpoint: string, name: string): Outcome | undefined =>
  ownOf(ownOf(outcomes, endpoint) ?? {}, name);

const ownOf = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Returns the names of an endpoint's outcomes. */
export const outcomeNames = <Name extends EndpointName>(endpoint: Name) =>
  Object.keys(outcomes[endpoint]) as OutcomeName<Name>[];
