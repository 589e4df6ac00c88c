import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { account } from '#src/contract/account.ts';
import { adminClient } from '#src/contract/admin/client.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { client } from '#src/contract/client.ts';
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

/** Every form and dialog that writes; a new one gets a line here. */
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
  'Generate keys': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Generate keys'],
    fills: { Product: 'CS2' },
    button: 'Generate',
    sends: keys.generate,
  },
  'Edit key': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Edit'],
    fills: { Code: 'NEW-1' },
    button: 'Save',
    sends: keys.update,
  },
  'Delete key': {
    ...admin,
    route: '/admin/keys',
    opens: ['button Delete'],
    button: 'Delete Key',
    sends: keys.remove,
  },
  'Generate invites': {
    ...admin,
    route: '/admin/invites',
    opens: ['button Generate invites'],
    button: 'Generate',
    sends: adminInvites.generate,
  },
  'Mass generate': {
    ...admin,
    route: '/admin/invites',
    opens: ['button Mass generate'],
    button: 'Generate',
    sends: adminInvites.massGenerate,
  },
  'Edit invite': {
    ...admin,
    route: '/admin/invites',
    opens: ['button Edit'],
    fills: { Code: 'NEW1' },
    button: 'Save',
    sends: adminInvites.update,
  },
  'Create product': {
    ...admin,
    opens: ['button Create Product'],
    fills: { Name: 'Chess', 'Short name': 'chess' },
    button: 'Create',
    sends: products.create,
  },
  'Edit product': {
    ...admin,
    opens: ['button Edit'],
    fills: { Name: 'Chess' },
    button: 'Save',
    sends: products.update,
  },
  'Edit subscription': {
    ...admin,
    route: '/admin/subs',
    opens: ['button Edit'],
    fills: { Expired: true },
    button: 'Save',
    sends: adminSubscriptions.update,
  },
  'Edit user': {
    ...admin,
    route: '/admin/users',
    opens: ['button Edit'],
    fills: { HWID: 'new' },
    button: 'Save',
    sends: users.update,
  },
  'Ban user': {
    ...admin,
    route: '/admin/users',
    opens: ['button More actions', 'menuitem Ban'],
    button: 'Ban',
    sends: users.update,
  },
  'Add subscription': {
    ...admin,
    route: '/admin/users',
    opens: ['button Add subscription'],
    fills: { Product: 'CS2' },
    button: 'Add subscription',
    sends: users.addSubscription,
  },
  'Approve HWID reset': {
    ...admin,
    route: '/admin/hwid',
    opens: ['button Approve'],
    button: 'Approve',
    sends: hwidRequests.approve,
  },
  'Decline HWID reset': {
    ...admin,
    route: '/admin/hwid',
    opens: ['button Decline'],
    button: 'Decline',
    sends: hwidRequests.decline,
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
  Checkout: {
    ...customer,
    fills: { 'I agree to the Terms of Service': true },
    button: 'Continue',
    sends: subscriptions.checkout,
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
  'Download client': {
    ...premium,
    opens: ['tab Download client'],
    button: 'Download',
    sends: client.download,
  },
};

/** Calls that have left, as `METHOD /path`. */
