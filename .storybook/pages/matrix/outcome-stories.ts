import type { EndpointName } from '#src/contract/endpoints.ts';

/** Calls that no screen makes, with the reason; nobody sees their outcomes. */
const unseen = {
  'keys.unused': 'the requirements name it only',
  'adminAuth.signIn': 'the requirements name it only; administrators sign in as everybody does',
} satisfies { [Name in EndpointName]?: string };

/** Calls whose outcomes a story plays. */
export type PlayedEndpointName = Exclude<EndpointName, keyof typeof unseen>;

/** Why no screen makes a call; undefined for the others. */
export const unseenReason = (name: EndpointName): string | undefined =>
  Object.hasOwn(unseen, name) ? unseen[name as keyof typeof unseen] : undefined;

/** The story that plays the outcomes of a call; cells.test.ts compares them with stories/outcomes. */
export const outcomeStories: Record<PlayedEndpointName, `story/${string}`> = {
  'auth.signIn': 'story/outcomes-auth--sign-in',
  'auth.signUp': 'story/outcomes-auth--sign-up',
  'auth.invalidate': 'story/outcomes-auth--invalidate',
  'auth.signOut': 'story/outcomes-auth--sign-out',
  'auth.refresh': 'story/outcomes-auth--refresh',
  'auth.me': 'story/outcomes-auth--me',
  'account.changePassword': 'story/outcomes-dashboard--change-password',
  'subscriptions.mine': 'story/outcomes-dashboard--subscriptions',
  'subscriptions.checkout': 'story/outcomes-dashboard--checkout',
  'subscriptions.redeem': 'story/outcomes-dashboard--redeem',
  'hwid.requestReset': 'story/outcomes-dashboard--request-reset',
  'client.status': 'story/outcomes-dashboard--status',
  'client.download': 'story/outcomes-dashboard--download',
  'invites.mine': 'story/outcomes-dashboard--invites',
  'stats.read': 'story/outcomes-admin-lists--stats',
  'users.list': 'story/outcomes-admin-lists--users',
  'adminSubscriptions.list': 'story/outcomes-admin-lists--subscriptions',
  'products.list': 'story/outcomes-admin-lists--products',
  'keys.list': 'story/outcomes-admin-lists--keys',
  'hwidRequests.list': 'story/outcomes-admin-lists--hwid-requests',
  'adminInvites.list': 'story/outcomes-admin-lists--invites',
  'users.refs': 'story/outcomes-admin-lists--user-refs',
  'adminSubscriptions.products': 'story/outcomes-admin-lists--product-refs',
  'users.update': 'story/outcomes-admin-actions--update-user',
  'users.remove': 'story/outcomes-admin-actions--delete-user',
  'users.addSubscription': 'story/outcomes-admin-actions--add-subscription',
  'adminSubscriptions.update': 'story/outcomes-admin-actions--update-subscription',
  'adminSubscriptions.remove': 'story/outcomes-admin-actions--delete-subscription',
  'products.create': 'story/outcomes-admin-actions--create-product',
  'products.update': 'story/outcomes-admin-actions--update-product',
  'products.remove': 'story/outcomes-admin-actions--delete-product',
  'keys.update': 'story/outcomes-admin-actions--update-key',
  'keys.remove': 'story/outcomes-admin-actions--delete-key',
  'keys.generate': 'story/outcomes-admin-actions--generate-keys',
  'hwidRequests.approve': 'story/outcomes-admin-actions--approve-hwid-request',
  'hwidRequests.decline': 'story/outcomes-admin-actions--decline-hwid-request',
  'adminClient.upload': 'story/outcomes-admin-actions--upload-client',
  'adminInvites.update': 'story/outcomes-admin-actions--update-invite',
  'adminInvites.remove': 'story/outcomes-admin-actions--delete-invite',
  'adminInvites.generate': 'story/outcomes-admin-actions--generate-invites',
  'adminInvites.massGenerate': 'story/outcomes-admin-actions--mass-generate-invites',
};
