import type { PersonaName } from '#mocks/scenarios/personas.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { Form } from '../sends-once.fixtures.ts';

/** Where a call is caused that nobody asks for by a button: the way to it, as for a form. */
export type Visit = Pick<Form, 'route' | 'opens'> & { persona: PersonaName };

const dashboard = { persona: 'customer', route: '/dash' } as const;
const admin = (page: string, ...opens: string[]): Visit => ({
  persona: 'admin',
  route: `/admin/${page}`,
  opens,
});

/** Every GET that a screen asks for; the download is a form, and no screen asks for the unused keys. */
export const visits = {
  'auth.me': dashboard,
  'subscriptions.mine': dashboard,
  'invites.mine': dashboard,
  'client.status': { ...dashboard, persona: 'premium', opens: ['tab Download client'] },
  'stats.read': admin('products'),
  'products.list': admin('products'),
  'users.list': admin('users'),
  'users.refs': admin('invites', 'button Generate invites'),
  'adminSubscriptions.list': admin('subs'),
  'adminSubscriptions.products': admin('keys', 'button Generate keys'),
  'keys.list': admin('keys'),
  'adminInvites.list': admin('invites'),
  'hwidRequests.list': admin('hwid'),
} satisfies Partial<Record<EndpointName, Visit>>;

export type ReadName = keyof typeof visits;
