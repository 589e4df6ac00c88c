import { TestClient } from '#mocks/handlers/test-client.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** Cause of a read: a page and, where it loads with a dialog or a tab, the elements to click: 'button Edit'. */
export interface Visit {
  persona: PersonaName;
  route: string;
  opens?: string[];
}

const dashboard = { persona: 'customer', route: '/dash' } as const;
const admin = (page: string, ...opens: string[]): Visit => ({
  persona: 'admin',
  route: `/admin/${page}`,
  opens,
});

/** Every GET of a screen but the download; without a list it does not compile. */
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
} satisfies Partial<Record<EndpointName, Visit>> & Record<Extract<EndpointName, `${string}.list`>, Visit>;

type ReadName = keyof typeof visits;
export const reads = Object.keys(visits) as ReadName[];

/** Returns the mock backend's answer to a read in a fresh world. */
export async function mockAnswer(name: ReadName): Promise<unknown> {
  const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
  const endpoint = endpointOf(name);
  const browser = await TestClient.of(visits[name].persona);
  return (await browser.ask(endpoint, endpoint.query ? { query } : {})).body;
}
