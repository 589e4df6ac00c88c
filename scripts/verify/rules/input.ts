import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { harmlessInput } from '../harmless-input.ts';
import { holdRefused, type Rule } from '../rule.ts';

const withId = namedEndpoints.filter(([, { path }]) => path.includes(':id'));

const refusesUnknownId = ([call, endpoint]: [EndpointName, Endpoint]): Rule => ({
  call,
  rule: 'refuses an id that no row has: 404',
  check: async ({ admin }) => holdRefused(await admin.ask(endpoint, harmlessInput(call, endpoint)), 404),
});

interface WrongInput {
  call: EndpointName;
  rule: string;
  /** By default the one of `harmlessInput`. */
  body?: unknown;
  status?: number | number[];
}

const executable = () => new File(['MZ'], 'client.exe');

/** Input that the contract forbids, and that changes nothing even where it is accepted. */
const wrong: WrongInput[] = [
  { call: 'auth.signIn', rule: 'refuses an empty body: 400' },
  { call: 'adminAuth.signIn', rule: 'refuses an empty body: 400' },
  { call: 'auth.signUp', rule: 'refuses an empty body: 400' },
  { call: 'account.changePassword', rule: 'refuses an empty body: 400' },
  { call: 'subscriptions.checkout', rule: 'refuses a plan that is not on sale: 400' },
  { call: 'subscriptions.redeem', rule: 'refuses an unknown key with a message: 400' },
  { call: 'hwid.requestReset', rule: 'refuses an empty reason: 400', status: [400, 403] },
  { call: 'keys.generate', rule: 'refuses the amount 0: 400' },
  { call: 'adminInvites.generate', rule: 'refuses the amount 0: 400' },
  { call: 'adminInvites.massGenerate', rule: 'refuses the amount 0: 400' },
  {
    call: 'adminClient.upload',
    rule: 'refuses a form without a file: 400',
    body: { version: '0.0.0', releaseDate: '2026-01-15' },
  },
  {
    call: 'adminClient.upload',
    rule: 'refuses an empty version: 400',
    body: { file: executable(), version: '', releaseDate: '2026-01-15' },
  },
];

/** What is refused because of what was sent (API-3). */
export const inputRules: Rule[] = [
  ...withId.map(refusesUnknownId),
  ...wrong.map(({ call, rule, body, status = 400 }): Rule => ({
    call,
    rule,
    check: async ({ admin }) => {
      const endpoint = endpointOf(call);
      const input = harmlessInput(call, endpoint);
      holdRefused(await admin.ask(endpoint, body === undefined ? input : { ...input, body }), status);
    },
  })),
];
