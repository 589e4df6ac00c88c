import type { PersonaName } from '#mocks/worlds/personas.ts';

/** A form, and how a person reaches it and fills it in. */
export interface Form {
  persona?: PersonaName;
  route: string;
  /** Clicks that lead to the form: role and how the name begins; of several the first. */
  opens?: string[];
  /** Texts by label. */
  fills?: Record<string, string>;
  button: string;
}

const admin = { persona: 'admin' } as const;

/** Forms that the tests of the assembled app fill in and send. */
export const forms: Record<string, Form> = {
  'Sign in': { route: '/login', button: 'Sign in' },
  'Sign up': {
    route: '/register',
    fills: { Username: 'newcomer', Password: 'secret-1', 'Confirm password': 'secret-1' },
    button: 'Sign up',
  },
  'Edit key': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Edit'],
    fills: { Code: 'NEW-1' },
    button: 'Save',
  },
  'Edit invite': {
    ...admin,
    route: '/admin/invites',
    opens: ['button Edit'],
    fills: { Code: 'NEW1' },
    button: 'Save',
  },
  'Add subscription': {
    ...admin,
    route: '/admin/users',
    opens: ['button Add subscription'],
    fills: { Product: 'CS2' },
    button: 'Add subscription',
  },
  'Delete key': { ...admin, route: '/admin/keys', opens: ['button Delete'], button: 'Delete Key' },
};
