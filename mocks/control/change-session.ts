import * as z from 'zod/mini';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import { clock, db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { sessionCommands, type SessionCommand } from '../worlds/session-commands.ts';
import { endSessionsOf } from '../server/session.ts';
import { problemsOf } from './settings.ts';

const commandNames = Object.keys(sessionCommands) as [SessionCommand, ...SessionCommand[]];

/** A command about the session of an account, by default of the account that sends it. */
export type SessionChange = z.infer<typeof SessionChange>;
export const SessionChange = z.strictObject({
  command: z.enum(commandNames, { error: `Expected one of ${commandNames.join(', ')}` }),
  username: z.optional(z.string()),
});

const commands: Record<SessionCommand, (user: UserRow) => void> = {
  endBearer: ({ id }) =>
    db.sessions
      .where('userId', id)
      .forEach((session) => db.sessions.update(session.id, { bearerEnds: clock.now() })),
  endSession: ({ id }) => endSessionsOf(id),
  loseAdmin: ({ id, roles }) => db.users.update(id, { roles: roles.filter((role) => role !== ROLE_ADMIN) }),
  ban: ({ id }) => {
    db.users.update(id, { isBanned: true });
    endSessionsOf(id);
  },
};

/** Changes a session. `sender` is the user of the request, if any. Returns an error message if nothing was changed. */
export function changeSession(change: unknown, sender: UserRow | undefined): string | undefined {
  const { data, error } = z.safeParse(SessionChange, change);
  if (error) return problemsOf(error);
  const { command, username } = data;
  const user = username === undefined ? sender : db.users.where('username', username)[0];
  if (!user)
    return username === undefined
      ? 'Nobody is signed in here; send a username'
      : `There is no user ${username}`;
  commands[command](user);
  return undefined;
}
