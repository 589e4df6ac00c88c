import * as z from 'zod/mini';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import { clock, db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { endSessionsOf } from '../server/session.ts';
import { problemsOf } from './settings.ts';

/** Changes to the session of a signed-in user; all tabs notice them with their next call. */
export const sessionCommands = {
  endBearer: {
    label: 'End the access token now',
    about: 'The next call is refused with 401, and the client refreshes the token.',
    run: ({ id }: UserRow) =>
      db.sessions
        .where('userId', id)
        .forEach((session) => db.sessions.update(session.id, { bearerEnds: clock.now() })),
  },
  endSession: {
    label: 'End the session now',
    about: 'The next call is refused with 401, and so is the refresh: the client signs out.',
    run: ({ id }: UserRow) => endSessionsOf(id),
  },
  loseAdmin: {
    label: 'Lose the admin role',
    about: 'The account is no longer an administrator; calls of the console are refused with 403.',
    run: ({ id, roles }: UserRow) =>
      void db.users.update(id, { roles: roles.filter((role) => role !== ROLE_ADMIN) }),
  },
  ban: {
    label: 'Be banned',
    about: 'The session ends, and signing in is refused.',
    run({ id }: UserRow) {
      db.users.update(id, { isBanned: true });
      endSessionsOf(id);
    },
  },
};
export type SessionCommand = keyof typeof sessionCommands;

const commandNames = Object.keys(sessionCommands) as [SessionCommand, ...SessionCommand[]];

/** A command about the session of an account, by default of the account that sends it. */
const SessionChange = z.strictObject({
  command: z.enum(commandNames, { error: `Expected one of ${commandNames.join(', ')}` }),
  username: z.optional(z.string()),
});

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
  sessionCommands[command].run(user);
  return undefined;
}
