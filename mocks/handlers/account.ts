import { account } from '#src/contract/account.ts';
import { db } from '../db/index.ts';
import { Refusal } from '../server/refusal.ts';
import { serve } from '../server/serve.ts';

export const accountHandlers = [
  serve(account.changePassword, ({ user, body }) => {
    if (body.currentPassword !== user.password) throw new Refusal(400, 'Current password is incorrect');
    if (body.newPassword !== body.confirmPassword) throw new Refusal(400, 'New passwords do not match');
    db.users.update(user.id, { password: body.newPassword });
    return { message: 'Password successfully changed' };
  }),
];
