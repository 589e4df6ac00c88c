import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PasswordChange } from './account.ts';
import { ClientUpload } from './admin/client.ts';
import { InviteBatch, InviteEdit, InviteMassBatch } from './admin/invites.ts';
import { KeyBatch, KeyEdit } from './admin/keys.ts';
import { ProductEdit } from './admin/products.ts';
import { SubscriptionEdit } from './admin/subscriptions.ts';
import { AddSubscription, UserEdit } from './admin/users.ts';
import { SignIn, SignUp, SignUpForm } from './auth.ts';
import { ResetRequest } from './hwid.ts';
import { Checkout, Redeem } from './subscriptions.ts';

/** What is said at which field; nothing when the form may be sent. */
const complaints = (schema: z.core.$ZodType, form: unknown) =>
  z.safeParse(schema, form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const sent = (schema: z.core.$ZodType, form: unknown) => z.parse(schema, form);

describe('sign-in and sign-up', () => {
  const filled = { username: 'ada', password: 'secret', turnstileToken: 'token' };
  it('may be sent when filled', () => {
    expect(complaints(SignIn, filled)).toEqual([]);
    expect(complaints(SignUp, filled)).toEqual([]);
    expect(complaints(SignUpForm, { ...filled, confirmPassword: 'secret' })).toEqual([]);
  });
  it('say what is missing (SIN-1, SUP-1)', () => {
    const empty = { username: '', password: '', turnstileToken: '', confirmPassword: '' };
    const captcha = 'turnstileToken: Please complete the captcha';
    expect(complaints(SignIn, empty)).toEqual([
      'username: Please enter your username',
      'password: Please enter your password',
      captcha,
    ]);
    expect(complaints(SignUpForm, empty)).toEqual([
      'username: Please enter a username',
      'password: Please enter a password',
      captcha,
      'confirmPassword: Please confirm your password',
    ]);
  });
  it('a repetition that differs is said, also while the rest is wrong, but not while it is empty', () => {
    const differing = 'confirmPassword: Passwords do not match';
    expect(complaints(SignUpForm, { ...filled, confirmPassword: 'other' })).toEqual([differing]);
    expect(complaints(SignUpForm, { ...filled, username: '', confirmPassword: 'other' })).toContain(
      differing,
    );
    expect(complaints(SignUpForm, { ...filled, confirmPassword: '' })).not.toContain(differing);
    expect(complaints(SignUpForm, { ...filled, password: undefined, confirmPassword: 'a' })).not.toContain(
      differing,
    );
  });
});

it.each(['currentPassword', 'newPassword', 'confirmPassword'])(
  'a password change needs %s (PAS-1)',
  (field) => {
    const filled = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
    expect(complaints(PasswordChange, filled)).toEqual([]);
    expect(complaints(PasswordChange, { ...filled, [field]: '' })).toHaveLength(1);
  },
);

describe('a typed code', () => {
  const key = (code: string) => ({ code, productId: 1, durationHours: 24 });
  const said = (code: string) => complaints(KeyEdit, key(code));
  it('is sent without blanks around it', () => {
    expect(sent(KeyEdit, key('  AB-1 '))).toEqual(key('AB-1'));
    expect(sent(InviteEdit, { code: ' AB1 ' })).toEqual({ code: 'AB1' });
  });
  it.each([
    ['', 'code: Code cannot be empty'],
    ['   ', 'code: Code cannot be empty'],
    ['!'.repeat(256), 'code: Code cannot be longer than 255 characters'],
    ['A_B', 'code: Code can only contain letters, numbers, and hyphens'],
    ['-é-', 'code: Code can only contain letters, numbers, and hyphens'],
    ['AB!', 'code: Code can only contain letters, numbers, and hyphens'],
    ['!AB', 'code: Code can only contain letters, numbers, and hyphens'],
  ])('%s is refused with one reason', (code, reason) => expect(said(code)).toEqual([reason]));
  it('may have 255 characters', () => expect(said('A'.repeat(255))).toEqual([]));
  it.each(['A-1', '!A', 'A!'])('of an invite has no hyphen and no sign: %s', (code) =>
    expect(complaints(InviteEdit, { code })).toEqual(['code: Code can only contain letters and numbers']),
  );
});

describe('numbers', () => {
  it.each([
    [0, false],
    [1, true],
    [100, true],
    [101, false],
    [1.5, false],
  ])('%d codes at once: %s', (count, isAllowed) => {
    for (const [schema, form] of [
      [KeyBatch, { productId: 1, durationHours: 24, count }],
      [InviteBatch, { count }],
      [InviteBatch, { count, userId: 3 }],
      [InviteMassBatch, { count, premiumOnly: false }],
    ] as const)
      expect(complaints(schema, form).length === 0).toBe(isAllowed);
  });
  it('a key lasts for at least an hour', () => {
    expect(complaints(KeyBatch, { productId: 1, count: 1, durationHours: 0 })).toHaveLength(1);
    expect(complaints(KeyEdit, { code: 'A', productId: 1, durationHours: 1 })).toEqual([]);
  });
  it('a product has to be chosen', () => {
    const text = 'productId: Please select a product';
    expect(complaints(KeyBatch, { productId: null, count: 1, durationHours: 1 })).toEqual([text]);
  });
  it('the only plan is the one of 249 cents', () => {
    expect(sent(Checkout, { plan: 249 })).toEqual({ plan: 249 });
    expect(complaints(Checkout, { plan: 250 })).toHaveLength(1);
  });
});

describe('texts', () => {
  it.each([
    [Redeem, 'key'],
    [ResetRequest, 'reason'],
  ] as const)('are trimmed and not blank', (schema, field) => {
    expect(sent(schema, { [field]: '  a b ' })).toEqual({ [field]: 'a b' });
    expect(complaints(schema, { [field]: '  ' })).toHaveLength(1);
  });
  it('a cleared field of a user is sent as null (USR-3)', () => {
    const form = { discord: ' ', hwid: '', newHwid: ' H1 ', isBanned: true };
    expect(sent(UserEdit, form)).toEqual({ discord: null, hwid: null, newHwid: 'H1', isBanned: true });
    expect(sent(UserEdit, { ...form, discord: null })).toMatchObject({ discord: null });
  });
  it('names of products are not checked here (PRO-1)', () =>
    expect(sent(ProductEdit, { name: '', shortName: '_' })).toEqual({ name: '', shortName: '_' }));
});

describe('subscriptions', () => {
  const date = '2026-01-01T00:00:00.000Z';
  it('carry an instant in UTC', () => {
    expect(complaints(AddSubscription, { productId: 1, expirationDate: date })).toEqual([]);
    expect(complaints(AddSubscription, { productId: 1, expirationDate: '2026-01-01' })).toHaveLength(1);
    expect(complaints(AddSubscription, { expirationDate: date })).toHaveLength(1);
  });
  it('are edited as a whole; a pause is sent only where there is one', () => {
    const edit = { userId: 1, productId: 2, expirationDate: date, isExpired: false };
    expect(sent(SubscriptionEdit, edit)).toEqual(edit);
    expect(sent(SubscriptionEdit, { ...edit, pauseDate: null })).toEqual({ ...edit, pauseDate: null });
    expect(sent(SubscriptionEdit, { ...edit, pauseDate: date })).toEqual({ ...edit, pauseDate: date });
    for (const field of Object.keys(edit))
      expect(complaints(SubscriptionEdit, { ...edit, [field]: undefined })).toHaveLength(1);
  });
});

describe('the upload of a client (UPL-1)', () => {
  const file = (name: string) => new File(['MZ'], name);
  const filled = { file: file('client.exe'), version: '1.0.0', releaseDate: '2026-01-01' };
  it('may be sent when filled', () => {
    expect(complaints(ClientUpload, filled)).toEqual([]);
    expect(complaints(ClientUpload, { ...filled, file: file('CLIENT.EXE') })).toEqual([]);
  });
  it('says what is missing', () => {
    const text = 'Please fill all required fields';
    expect(complaints(ClientUpload, { ...filled, file: null })).toEqual([`file: ${text}`]);
    expect(complaints(ClientUpload, { ...filled, version: undefined })).toEqual([`version: ${text}`]);
    expect(complaints(ClientUpload, { ...filled, version: '  ' })).toEqual([`version: ${text}`]);
  });
  it('takes executables only', () => {
    expect(complaints(ClientUpload, { ...filled, file: file('client.exe.txt') })).toEqual([
      'file: Please select a valid executable',
    ]);
  });
});
