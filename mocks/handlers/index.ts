import type { HttpHandler, RequestHandler } from 'msw';
import type { Transport } from '../server/transport.ts';
import { createControlHandlers } from '../control/handlers.ts';
import { logHandlers } from '../log/handlers.ts';
import { openApiHandlers } from '../openapi/handlers.ts';
import { createThirdPartyHandlers } from '../third-parties/index.ts';
import { accountHandlers } from './account.ts';
import { adminAuthHandlers } from './admin/auth.ts';
import { adminClientHandlers } from './admin/client.ts';
import { hwidRequestHandlers } from './admin/hwid-requests.ts';
import { adminInviteHandlers } from './admin/invites.ts';
import { keyHandlers } from './admin/keys.ts';
import { productHandlers } from './admin/products.ts';
import { statsHandlers } from './admin/stats.ts';
import { adminSubscriptionHandlers } from './admin/subscriptions.ts';
import { userHandlers } from './admin/users.ts';
import { authHandlers } from './auth.ts';
import { clientHandlers } from './client.ts';
import { hwidHandlers } from './hwid.ts';
import { inviteHandlers } from './invites.ts';
import { subscriptionHandlers } from './subscriptions.ts';

const endpointHandlers = [
  ...authHandlers,
  ...accountHandlers,
  ...subscriptionHandlers,
  ...hwidHandlers,
  ...clientHandlers,
  ...inviteHandlers,
  ...adminAuthHandlers,
  ...statsHandlers,
  ...userHandlers,
  ...adminSubscriptionHandlers,
  ...productHandlers,
  ...keyHandlers,
  ...hwidRequestHandlers,
  ...adminClientHandlers,
  ...adminInviteHandlers,
];

/** Creates the handlers of all endpoints of the contract (API-2). */
export const createEndpointHandlers = (transport: Transport): HttpHandler[] =>
  endpointHandlers.map((create) => create(transport));

/**
 * Creates the handlers of all endpoints, the third parties' pages (checkout, Discord, bot-check), the tester's controls,
 * the log and the OpenAPI document.
 */
export const createHandlers = (transport: Transport): RequestHandler[] => [
  ...createEndpointHandlers(transport),
  ...createThirdPartyHandlers(transport),
  ...createControlHandlers(transport),
  ...logHandlers,
  ...openApiHandlers,
];
