import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { account } from '#src/contract/account.ts';
import { adminClient } from '#src/contract/admin/client.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { hwid } from '#src/contract/hwid.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';

/** A form, how a person reaches it and fills it in, and the call that it sends. */
export interface Form {
  persona?: PersonaName;
  route: string;
  /** Clicks that lead to the form: role and how the name begins; of several the first. */
  opens?: string[];
  /** Values by label: text is typed, a choice is made by its name, true ticks a box. */
  fills?: Record<string, string | File | true>;
  /** The button that sends. */
  button: string;
  sends: Endpoint;
}

const admin = { persona: 'admin', route: '/admin/products' } as const;
const customer = { persona: 'customer', route: '/dash' } as const;
const premium = { persona: 'premium', route: '/dash' } as const;
const program = new File(['MZ'], 'client.exe');

/** Forms of each kind of field, which the tests of the assembled app fill in and send. */
export const forms: Record<string, Form> = {
  'Sign in': {
    route: '/login',
    fills: { Username: 'customer', Password: PERSONA_PASSWORD },
    button: 'Sign in',
    sends: auth.signIn,
  },
  'Sign up': {
    route: '/register',
    fills: { Username: 'newcomer', Password: 'secret-1', 'Confirm password': 'secret-1' },
    button: 'Sign up',
    sends: auth.signUp,
  },
  'Edit key': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Edit'],
    fills: { Code: 'NEW-1' },
    button: 'Save',
    sends: keys.update,
  },
  'Edit invite': {
    ...admin,
    route: '/admin/invites',
    opens: ['button Edit'],
    fills: { Code: 'NEW1' },
    button: 'Save',
    sends: adminInvites.update,
  },
  'Delete key': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Delete'],
    button: 'Delete Key',
    sends: keys.remove,
  },
  'Edit subscription': {
    ...admin,
    route: '/admin/subs',
    opens: ['button Edit'],
    fills: { Expired: true },
    button: 'Save',
    sends: adminSubscriptions.update,
  },
  'Add subscription': {
    ...admin,
    route: '/admin/users',
    opens: ['button Add subscription'],
    fills: { Product: 'CS2' },
    button: 'Add subscription',
    sends: users.addSubscription,
  },
  'Upload client': {
    ...admin,
    opens: ['button Upload client'],
    fills: { File: program, Version: '9.9.9' },
    button: 'Upload',
    sends: adminClient.upload,
  },
  'Change password': {
    ...customer,
    opens: ['button Profile of', 'menuitem Change password'],
    fills: {
      'Current password': PERSONA_PASSWORD,
      'New password': 'secret-1',
      'New password again': 'secret-1',
    },
    button: 'Change password',
    sends: account.changePassword,
  },
  'Redeem key': {
    ...customer,
    opens: ['tab Redeem key'],
    fills: { 'Access key': 'ABCD' },
    button: 'Redeem',
    sends: subscriptions.redeem,
  },
  'Reset HWID': {
    ...premium,
    opens: ['tab Reset HWID'],
    fills: { Reason: 'New mainboard' },
    button: 'Submit request',
    sends: hwid.requestReset,
  },
};
