import { jwt } from '#src/contract/session.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints, namedEndpoints } from '#src/contract/endpoints.ts';
import { harmlessInput } from '../harmless-input.ts';
import { hold, holdRefused, needed, type Rule, Skipped } from '../rule.ts';

const restricted = namedEndpoints.filter(([, { access }]) => access !== 'anyone');
const NO_CUSTOMER = 'name an account without the admin role by --customer, or allow --writes';

const refusesAnonymous = ([call, endpoint]: [EndpointName, Endpoint]): Rule => ({
  call,
  rule: `refuses anonymous callers: 401 '${jwt.missing}'`,
  check: async ({ anonymous }) =>
    holdRefused(await anonymous.ask(endpoint, harmlessInput(call, endpoint)), 401, jwt.missing),
});

const refusesOthers = ([call, endpoint]: [EndpointName, Endpoint]): Rule => ({
  call,
  rule: 'refuses users without the admin role: 403',
  check: async ({ customer }) =>
    holdRefused(await needed(customer, NO_CUSTOMER).ask(endpoint, harmlessInput(call, endpoint)), 403),
});

const needsPremium = ([call, endpoint]: [EndpointName, Endpoint]): Rule => ({
  call,
  rule: 'refuses users without premium: 403',
  check: async ({ customer }) => {
    const visitor = needed(customer, NO_CUSTOMER);
    const { json } = await visitor.ask(endpoints.subscriptions.mine);
    if (json?.premium === true) throw new Skipped('the account of --customer has premium');
    holdRefused(await visitor.ask(endpoint, harmlessInput(call, endpoint)), 403);
  },
});

/** Who may call (API-4). */
export const accessRules: Rule[] = [
  ...restricted.map(refusesAnonymous),
  ...restricted.filter(([, { access }]) => access === 'admin').map(refusesOthers),
  ...restricted.filter(([, { access }]) => access === 'premium').map(needsPremium),
  {
    call: 'adminAuth.signIn',
    rule: 'refuses the right password of a user without the admin role: 403',
    check: async ({ anonymous, customerCredentials, token }) => {
      const { name, password } = needed(customerCredentials, NO_CUSTOMER);
      const body = { username: name, password, turnstileToken: token() };
      holdRefused(await anonymous.other().ask(endpoints.adminAuth.signIn, { body }), 403);
    },
  },
  {
    call: 'auth.me',
    rule: 'refuses a bearer that was never given: 401',
    check: async ({ anonymous }) => {
      const forged = anonymous.other();
      forged.cookies.set('BEARER', 'eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6ImFkbWluIn0.');
      holdRefused(await forged.ask(endpoints.auth.me), 401);
    },
  },
  {
    call: 'discord.connect',
    rule: 'redirects the browser, and links nothing without a session',
    check: async ({ anonymous, admin }) => {
      for (const visitor of [anonymous, admin]) {
        const answer = await visitor.send('GET', '/api/discord/connect');
        const isRedirect = [302, 303, 307].includes(answer.status) && answer.headers.has('location');
        hold(
          isRedirect || (visitor === anonymous && answer.status >= 400 && answer.status < 500),
          `${answer.request} answered ${answer.status} without a redirect`,
        );
      }
    },
  },
];
