import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PasswordChange } from './account.ts';
import { ClientUpload } from './admin/client.ts';
import { InviteBatch, InviteEdit, InviteMassBatch } from './admin/invites.ts';
import { KeyBatch, KeyEdit } from './admin/keys.ts';
import { Product, ProductEdit } from './admin/products.ts';
import { SubscriptionEdit } from './admin/subscriptions.ts';
import { AddSubscription, AdminUser, UserEdit } from './admin/users.ts';
import { SignIn, SignUpForm } from './auth.ts';
import { examples } from './examples.ts';
import { ResetRequest } from './hwid.ts';
import { stripInvisibleOrNull } from './clean-input.ts';
import { Checkout, Redeem } from './subscriptions.ts';

/** Returns the messages of a form by field; empty if it is valid. */
const issuesOf = (schema: z.core.$ZodType, form: unknown) =>
  z.safeParse(schema, form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const sent = (schema: z.core.$ZodType, form: unknown) => z.parse(schema, form);

describe('sign-in and sign-up', () => {
  const filled = { username: 'ada', password: 'secret', turnstileToken: 'token' };
  it('name the missing field (SIN-1, SUP-1)', () => {
    const empty = { username: '', password: '', turnstileToken: '', confirmPassword: '' };
    const captcha = 'turnstileToken: Please complete the captcha';
    expect(issuesOf(SignIn, empty)).toEqual([
      'username: Please enter your username',
      'password: Please enter your password',
      captcha,
    ]);
    expect(issuesOf(SignUpForm, empty)).toEqual([
      'username: Please enter a username',
      'password: Please enter a password',
      captcha,
      'confirmPassword: Please confirm your password',
    ]);
  });
  it('report a different confirmation beside other errors, unless empty', () => {
    const differing = 'confirmPassword: Passwords do not match';
    expect(issuesOf(SignUpForm, { ...filled, confirmPassword: 'secret' })).toEqual([]);
    expect(issuesOf(SignUpForm, { ...filled, confirmPassword: 'other' })).toEqual([differing]);
    expect(issuesOf(SignUpForm, { ...filled, username: '', confirmPassword: 'other' })).toContain(differing);
    expect(issuesOf(SignUpForm, { ...filled, confirmPassword: '' })).not.toContain(differing);
    expect(issuesOf(SignUpForm, { ...filled, password: undefined, confirmPassword: 'a' })).not.toContain(
      differing,
    );
  });
});

it.each(['currentPassword', 'newPassword', 'confirmPassword'])(
  'a password change needs %s (PAS-1)',
  (field) => {
    const filled = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b' };
    expect(issuesOf(PasswordChange, filled)).toEqual([]);
    expect(issuesOf(PasswordChange, { ...filled, [field]: '' })).toHaveLength(1);
  },
);

describe('a typed code', () => {
  const key = (code: string) => ({ ...examples['keys.update'].body, code });
  const issues = (code: string) => issuesOf(KeyEdit, key(code));
  it('is sent without surrounding blanks', () => {
    expect(sent(KeyEdit, key('  AB-1 '))).toEqual(key('AB-1'));
    expect(sent(InviteEdit, { code: ' AB1 ' })).toEqual({ code: 'AB1' });
  });
  it.each([
    ['', 'code: Code cannot be empty'],
    ['   ', 'code: Code cannot be empty'],
    ['!'.repeat(256), 'code: Code cannot be longer than 255 characters'],
    ['A_B', 'code: Code can only contain letters, numbers, and hyphens'],
    ['AB!', 'code: Code can only contain letters, numbers, and hyphens'],
    ['!AB', 'code: Code can only contain letters, numbers, and hyphens'],
  ])('%s is refused with one reason', (code, reason) => expect(issues(code)).toEqual([reason]));
  it('may have 255 characters', () => expect(issues('A'.repeat(255))).toEqual([]));
  it.each(['A-1', '!A', 'A!'])('of an invite has letters and digits only: %s (INC-3)', (code) =>
    expect(issuesOf(InviteEdit, { code })).toEqual(['code: Code can only contain letters and numbers']),
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
      [KeyBatch, { ...examples['keys.generate'].body, count }],
      [InviteBatch, { count }],
      [InviteBatch, { count, userId: 3 }],
      [InviteMassBatch, { count, premiumOnly: false }],
    ] as const)
      expect(issuesOf(schema, form).length === 0).toBe(isAllowed);
  });
  it('give a new key at least an hour; a row keeps its own number (LIS-14)', () => {
    expect(issuesOf(KeyBatch, { ...examples['keys.generate'].body, durationHours: 0 })).toHaveLength(1);
    expect(issuesOf(KeyEdit, { ...examples['keys.update'].body, durationHours: 0 })).toEqual([]);
  });
  it('require a product', () => {
    const text = 'productId: Please select a product';
    expect(issuesOf(KeyBatch, { ...examples['keys.generate'].body, productId: null })).toEqual([text]);
  });
  it('allow only the plan of 249 cents', () => {
    expect(sent(Checkout, { plan: 249 })).toEqual({ plan: 249 });
    expect(issuesOf(Checkout, { plan: 250 })).toHaveLength(1);
  });
});

describe('texts', () => {
  it('are trimmed and not blank', () => {
    expect(sent(ResetRequest, { reason: '  a b ' })).toEqual({ reason: 'a b' });
    expect(issuesOf(ResetRequest, { reason: '  ' })).toHaveLength(1);
    expect(sent(Redeem, { key: '  a-b ' })).toEqual({ key: 'a-b' });
    expect(issuesOf(Redeem, { key: ' \u200b ' })).toHaveLength(1);
  });
  it.each([
    ['', ''],
    [null, null],
    [' H1', ' H1'],
  ])('send %j of a user or a product back unchanged, null if cleared (USR-3, LIS-14)', (wire, loaded) => {
    const shown = sent(AdminUser.shape.hwid, wire) as string | null;
    expect(sent(Product.shape.shortName, wire)).toBe(loaded);
    expect(sent(UserEdit.shape.hwid, stripInvisibleOrNull(shown, loaded))).toBe(loaded);
    expect(['H2', ' '].map((typed) => stripInvisibleOrNull(typed, loaded))).toEqual(['H2', null]);
  });
  const nameless = { ...examples['products.create'].body, name: '', shortName: '_' };
  it('names of products are not checked here (PRO-1)', () =>
    expect(sent(ProductEdit, nameless)).toEqual(nameless));
});

describe('subscriptions', () => {
  const date = '2026-01-01T00:00:00.000Z';
  it('carry an instant in UTC', () => {
    expect(issuesOf(AddSubscription, { productId: 1, expirationDate: date })).toEqual([]);
    expect(issuesOf(AddSubscription, { productId: 1, expirationDate: '2026-01-01' })).toHaveLength(1);
    expect(issuesOf(AddSubscription, { expirationDate: date })).toHaveLength(1);
    expect(issuesOf(AddSubscription, { productId: 1 })).toEqual(['expirationDate: Invalid input']);
  });
  it.each([
    ['0001-01-01T00:00:00.000Z', false],
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00.000Z', true],
    ['9999-12-31T23:59:59.999Z', true],
    ['+010000-01-01T00:00:00.000Z', false],
    ['+275760-09-13T00:00:00.000Z', false],
  ])('end in a year that makes sense: %s (LIM-1)', (expirationDate, isAllowed) => {
    const said = isAllowed ? [] : ['expirationDate: Please enter a year from 2000 to 9999'];
    expect(issuesOf(AddSubscription, { productId: 1, expirationDate })).toEqual(said);
    const edit = { userId: 1, productId: 2, expirationDate, isExpired: false };
    expect(issuesOf(SubscriptionEdit, edit)).toEqual(said);
  });
  it('are sent with all fields; the pause only if present', () => {
    const edit = { userId: 1, productId: 2, expirationDate: date, isExpired: false };
    expect(sent(SubscriptionEdit, edit)).toEqual(edit);
    expect(sent(SubscriptionEdit, { ...edit, pauseDate: null })).toEqual({ ...edit, pauseDate: null });
    for (const pauseDate of [date, '0000-00-00 00:00:00'])
      expect(sent(SubscriptionEdit, { ...edit, pauseDate })).toEqual({ ...edit, pauseDate });
    for (const field of Object.keys(edit))
      expect(issuesOf(SubscriptionEdit, { ...edit, [field]: undefined })).toHaveLength(1);
  });
});

describe('the upload of a client (UPL-1)', () => {
  const file = (name: string) => new File(['MZ'], name);
  const filled = { file: file('client.exe'), version: '1.0.0', releaseDate: '2026-01-01' };
  const [missing, wrong] = ['Please fill all required fields', 'file: Please select a valid executable'];
  const odd = 'version: Version can only contain letters, numbers, spaces and . , + _ - ( )';
  const year = 'releaseDate: Please enter a year from 2000 to 9999';
  it.each<[object, said?: string]>([
    [{}],
    [{ file: null }, `file: ${missing}`],
    [{ version: undefined }, `version: ${missing}`],
    [{ version: '  ' }, `version: ${missing}`],
    ...['1', 'v2.0.1-beta+7', 'Version 3 (final), é', '1'.repeat(50)].map((version): [object] => [
      { version },
    ]),
    ...['../../x', '1.0\u0000', '\u202e1', '<1>', '1\n2'].map((version): [object, string] => [
      { version },
      odd,
    ]),
    [{ version: '1'.repeat(51) }, 'version: Version cannot be longer than 50 characters'],
    [{ releaseDate: '1999-12-31' }, year],
    [{ releaseDate: '12026-01-01' }, year],
    [{ releaseDate: '2000-01-01' }],
    [{ releaseDate: '' }],
  ])('with %j says %s', (own, said) =>
    expect(issuesOf(ClientUpload, { ...filled, ...own })).toEqual(said ? [said] : []),
  );
  it.each<[name: string, said?: string]>([
    ['CLIENT.EXE'],
    ...['client.exe.txt', '.exe', ' .exe', 'a\u0000.exe', 'a\n.exe', '../a.exe', 'a\\b.exe'].map(
      (name): [string, string] => [name, wrong],
    ),
  ])('of the file %j says %s', (name, said) =>
    expect(issuesOf(ClientUpload, { ...filled, file: file(name) })).toEqual(said ? [said] : []),
  );
  it('refuses a file without content', () => {
    const empty = new File([], 'client.exe');
    expect(issuesOf(ClientUpload, { ...filled, file: empty })).toEqual(['file: The file is empty']);
  });
});
