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
import type { Outcomes } from './outcome.ts';
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

/** Every documented outcome of every endpoint, by the endpoint's name and the outcome's own. */
export const outcomes: Record<string, Outcomes> = named;

/** Name of an outcome of an endpoint, such as 'duplicateCode' of 'keys.update'. */
export type OutcomeName<Endpoint extends EndpointName = EndpointName> = {
  [Name in EndpointName]: keyof (typeof named)[Name] & string;
}[Endpoint];

/** A choice of one outcome for some endpoints: `{ 'keys.update': 'duplicateCode' }`. */
export type OutcomeChoice = { [Name in EndpointName]?: OutcomeName<Name> };
