/** An account that exists in every world. */
export interface Persona {
  /** Row id, the same in every world. */
  id: number;
  username: string;
  /** Description on the demo's sign-in page and in the README. */
  about: string;
}

/** The password of all personas. */
export const PERSONA_PASSWORD = 'password';

export const personas = {
  admin: {
    id: 1,
    username: 'admin',
    about: 'Administrator with premium; the dashboard leads to the console',
  },
  customer: { id: 2, username: 'customer', about: 'No active subscription, two unused invites' },
  premium: { id: 3, username: 'premium', about: 'Premium with time left; download and HWID reset unlocked' },
  expiring: { id: 4, username: 'expiring', about: 'Premium that ends about 25 minutes after the last reset' },
  paused: { id: 5, username: 'paused', about: 'Subscription still ACTIVE but paused, so no premium' },
  pending: { id: 6, username: 'pending', about: 'Premium with an HWID reset request under review' },
  banned: { id: 7, username: 'banned', about: 'Banned; sign-in is refused' },
  secret: { id: 8, username: 'secret', about: 'Signs in, but counts as signed out (secret flag)' },
} as const satisfies Record<string, Persona>;

export type PersonaName = keyof typeof personas;

/** Personas have the ids 1 to PERSONA_COUNT. */
export const PERSONA_COUNT = Object.keys(personas).length;
