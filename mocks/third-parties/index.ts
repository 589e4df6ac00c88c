import type { HttpHandler } from 'msw';
import type { Transport } from '../server/transport.ts';
import { avatarHandlers } from './avatars.ts';
import { botCheckHandlers } from './bot-check.ts';
import { checkoutHandlers } from './checkout.ts';
import { controlHandlers } from './control.ts';
import { createDiscordHandlers } from './discord.ts';

/** Handlers for card payments, Discord, the bot-check provider, and the tester's controls. */
export const createThirdPartyHandlers = (transport: Transport): HttpHandler[] => [
  ...avatarHandlers,
  ...botCheckHandlers,
  ...checkoutHandlers,
  ...createDiscordHandlers(transport),
  ...controlHandlers,
];
