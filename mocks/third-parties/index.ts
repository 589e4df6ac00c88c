import { avatarHandlers } from './avatars.ts';
import { botCheckHandlers } from './bot-check.ts';
import { checkoutHandlers } from './checkout.ts';
import { controlHandlers } from './control.ts';
import { discordHandlers } from './discord.ts';

/**
 * The third parties (card payments, Discord, the challenge provider), and the tester's own
 * controls.
 */
export const outsideHandlers = [
  ...avatarHandlers,
  ...botCheckHandlers,
  ...checkoutHandlers,
  ...discordHandlers,
  ...controlHandlers,
];
