// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts, forgetPerson, pendingKey, resetResume, pageToResume } from './resume.ts';

beforeEach(() => {
  sessionStorage.clear();
  resetResume();
});

describe('a draft', () => {
  beforeEach(() => drafts.setOwner('anna'));

  it('copies what is open at the moment of the capture, under its name and for its owner', () => {
    let text = 'AB';
    const close = drafts.watch('key', () => text);
    drafts.watch('closed before', () => 'never')();
    text = 'ABCD';
    drafts.capture();
    close();
    expect(drafts.read('key')).toBe('ABCD');
    expect(drafts.read('closed before')).toBeUndefined();
    drafts.setOwner('ben');
    expect(drafts.read('key')).toBeUndefined();
    drafts.setOwner('anna');
    expect(drafts.read('key')).toBe('ABCD');
  });

  it('drops a copy once its form is mounted again', () => {
    drafts.watch('key', () => 'ABCD')();
    const close = drafts.watch('reason', () => 'broken');
    drafts.capture();
    close();
    expect(drafts.read('reason')).toBe('broken');
    drafts.watch('reason', () => 'broken')();
    expect(drafts.read('reason')).toBeUndefined();
  });

  it('keeps the copies of what has not been opened again over a second capture', () => {
    drafts.watch('key', () => 'ABCD');
    drafts.capture();
    drafts.watch('reason', () => 'broken');
    drafts.capture();
    expect(drafts.read('key')).toBe('ABCD');
  });

  it('is not closed by the end of an older registration of the same name', () => {
    const closeFirst = drafts.watch('key', () => 'first');
    const closeSecond = drafts.watch('key', () => 'second');
    closeFirst();
    drafts.capture();
    expect(drafts.read('key')).toBe('second');
    closeSecond();
  });

  it('forgets everything when told to', () => {
    const close = drafts.watch('key', () => 'ABCD');
    drafts.capture();
    close();
    forgetPerson();
    expect(drafts.read('key')).toBeUndefined();
  });
});

describe('the page to resume', () => {
  it('is the path of that user alone', () => {
    pageToResume.remember('ada', '/admin/keys?page=2');
    expect([pageToResume.of('ada'), pageToResume.of('ben')]).toEqual(['/admin/keys?page=2', undefined]);
    pageToResume.forget();
    expect(pageToResume.of('ada')).toBeUndefined();
  });

  it('is the last one', () => {
    pageToResume.remember('ada', '/dash');
    pageToResume.remember('ada', '/admin/users');
    expect(pageToResume.of('ada')).toBe('/admin/users');
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'dash',
    '',
  ])('never leads to another origin: %j', (path) => {
    pageToResume.remember('ada', path);
    expect(pageToResume.of('ada')).toBeUndefined();
  });
});

describe('the key of a link', () => {
  it.each([
    ['?redeem=ABCD-1234', 'ABCD-1234'],
    ['?a=1&redeem=%20abcd%20', 'abcd'],
    [`?redeem=${'A'.repeat(255)}`, 'A'.repeat(255)],
    [`?redeem=${'A'.repeat(256)}`, ''],
    ['?redeem=%E2%80%9CAB%E2%80%8B-1%E2%80%9D.', 'AB-1'],
    ['?redeem=AB_CD', ''],
    ['?redeem=<b>1</b>', ''],
    ['?redeem=%C3%84', ''],
    ['?redeem=', ''],
    ['', ''],
  ])('reads %s as %j', (search, key) => expect(pendingKey.read(search)).toBe(key));

  it('keeps a key until it is forgotten', () => {
    pendingKey.keep('?success&redeem=ABCD-1234');
    expect(pendingKey.load()).toBe('?redeem=ABCD-1234');
    pendingKey.keep('?other=1');
    expect(pendingKey.load()).toBe('?redeem=ABCD-1234');
    pendingKey.forget();
    expect(pendingKey.load()).toBe('');
  });

  it('is kept for a visitor who has a key to type (RED-4)', () => {
    pendingKey.keep(pendingKey.withoutKey);
    expect(pendingKey.load()).toBe('?redeem=');
    expect(pendingKey.isPresent('?redeem=A_B')).toBe(false);
  });

  it('ignores anything in storage that is no key', () => {
    sessionStorage.setItem('key-to-redeem', 'A&success');
    expect(pendingKey.load()).toBe('');
  });

  it('is kept in this tab only', () => {
    pendingKey.keep('?redeem=ABCD-1234');
    expect(JSON.stringify(localStorage)).not.toContain('ABCD');
  });

  it('leaves the rest of a query', () => expect(pendingKey.without('?a=1&redeem=X&b=2')).toBe('a=1&b=2'));

  it('belongs to the first user who is signed in with it', () => {
    expect(pendingKey.belongsTo('ada', '?redeem=ABCD-1234')).toBe(true);
    expect(pendingKey.belongsTo('ben', '?redeem=ABCD-1234')).toBe(false);
    expect(pendingKey.belongsTo('ada', '?redeem=ABCD-1234')).toBe(true);
    expect(pendingKey.belongsTo('ben', '?success')).toBe(true);
  });

  it('is not kept for others once it belongs to a user', () => {
    pendingKey.belongsTo('ada', '?redeem=ABCD-1234');
    pendingKey.keep('?redeem=ABCD-1234');
    expect(pendingKey.load()).toBe('');
    expect(pendingKey.load('ben')).toBe('');
    expect(pendingKey.load('ada')).toBe('?redeem=ABCD-1234');
  });

  it('belongs to its user also after a reload, when nobody is signed in any more', async () => {
    pendingKey.belongsTo('ada', '?redeem=ABCD-1234');
    vi.resetModules();
    const reloaded = await import('./resume.ts');
    reloaded.pendingKey.keep('?redeem=ABCD-1234');
    expect([reloaded.pendingKey.load(), reloaded.pendingKey.load('ben')]).toEqual(['', '']);
    expect(reloaded.pendingKey.belongsTo('ben', '?redeem=ABCD-1234')).toBe(false);
    expect(reloaded.pendingKey.load('ada')).toBe('?redeem=ABCD-1234');
  });

  it('waits for the user whose session had ended before the link was opened, and can be opened by another', () => {
    pendingKey.keep('?redeem=ABCD-1234', 'ada');
    expect([pendingKey.load(), pendingKey.load('ben')]).toEqual(['', '']);
    expect(pendingKey.belongsTo('ben', '?redeem=ABCD-1234')).toBe(true);
  });

  it('is forgotten at a sign-out', () => {
    pendingKey.keep('?redeem=ABCD-1234');
    forgetPerson();
    expect(pendingKey.load()).toBe('');
  });
});
