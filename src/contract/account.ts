import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { spoken } from './wire.ts';

const filled = z.string().check(z.minLength(1));

/** Body of a password change (SPEC.md §3, §5). */
export type PasswordChange = z.infer<typeof PasswordChange>;
export const PasswordChange = z.object({ currentPassword: filled, newPassword: filled, confirmPassword: filled });

export const account = {
  changePassword: endpoint({
    method: 'POST', path: '/api/change-password', access: 'user', summary: 'Change the own password',
    body: PasswordChange, reply: spoken,
    assumed: { path: 'SPEC.md names this path but says it is not confirmed.' },
  }),
};

/** Browser navigation that starts Discord linking (SPEC.md §7); not a call. */
export const DISCORD_CONNECT = '/api/discord/connect';
