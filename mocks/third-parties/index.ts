import type { HttpHandler } from 'msw';
import type { Transport } from '../server/transport.ts';
import { avatarHandlers } from './avatars.ts';
import { botCheckHandlers } from './bot-check.ts';
import { checkoutHandlers } from './checkout.ts';
import { createDiscordHandlers } from './discord.ts';

/** Handlers for card payments, Discord, avatars and the bot-check provider. */
export const createThirdPartyHandlers = (transport: Transport): HttpHandler[] => [
  ...avatarHandlers,
  ...botCheckHandlers,
  ...checkoutHandlers,
  ...createDiscordHandlers(transport),
];
