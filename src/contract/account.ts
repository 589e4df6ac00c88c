import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './wire.ts';

const filled = z.string().check(z.minLength(1));

/** Body of a password change (PAS-1). */
export type PasswordChange = z.infer<typeof PasswordChange>;
export const PasswordChange = z.object({
  currentPassword: filled,
  newPassword: filled,
  confirmPassword: filled,
});

export const account = {
  changePassword: endpoint({
    method: 'POST',
    path: '/api/change-password',
    access: 'user',
    summary: 'Change the own password',
    body: PasswordChange,
    reply: messageReply,
    assumed: { path: 'The path is documented as not confirmed.' },
  }),
};

/** The address that starts Discord linking (DAS-3): a navigation, not a call. */
export const DISCORD_CONNECT = '/api/discord/connect';
