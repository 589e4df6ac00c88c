import { invites } from '#src/contract/invites.ts';
import { db } from '../db/index.ts';
import { serve } from '../server/serve.ts';

export const inviteHandlers = [
  serve(invites.mine, ({ user }) => ({
    codes: db.invites
      .where('assignedToId', user.id)
      .filter(({ status }) => status === 'UNUSED')
      .map(({ id, code, status }) => ({ id, code, status })),
  })),
];
