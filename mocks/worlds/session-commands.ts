/** Changes to the session of a signed-in user; all tabs notice them with their next call. */
export const sessionCommands = {
  endBearer: {
    label: 'End the access token now',
    about: 'The next call is refused with 401, and the client refreshes the token.',
  },
  endSession: {
    label: 'End the session now',
    about: 'The next call is refused with 401, and so is the refresh: the client signs out.',
  },
  loseAdmin: {
    label: 'Lose the admin role',
    about: 'The account is no longer an administrator; calls of the console are refused with 403.',
  },
  ban: {
    label: 'Be banned',
    about: 'The session ends, and signing in is refused.',
  },
} as const;

export type SessionCommand = keyof typeof sessionCommands;
