// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutRecord } from './checkout-record.ts';
import { clearUserState, resumeState, linkedKey } from './resume-state.ts';

beforeEach(clearUserState);

async function reload() {
  vi.resetModules();
  return (await import('./resume-state.ts')).resumeState;
}

describe('a draft', () => {
  it('copies what is open when the session ends, under its name and for its owner', () => {
    let text = 'AB';
    const close = resumeState.registerForm('key', () => text);
    resumeState.registerForm('closed before', () => 'never')();
    text = 'ABCD';
    resumeState.saveDrafts('anna');
    close();
    expect([resumeState.draft('key'), resumeState.draft('closed before')]).toEqual(['ABCD', undefined]);
    resumeState.claim('anna');
    expect(resumeState.draft('key')).toBe('ABCD');
    resumeState.claim('ben');
    expect(resumeState.draft('key')).toBeUndefined();
  });

  it('is dropped once its form is mounted again, and only then', () => {
    resumeState.registerForm('key', () => 'ABCD')();
    const close = resumeState.registerForm('reason', () => 'broken');
    resumeState.saveDrafts('anna');
    close();
    resumeState.registerForm('key', () => '')();
    resumeState.saveDrafts('anna');
    expect(resumeState.draft('reason')).toBe('broken');
    resumeState.registerForm('reason', () => 'broken')();
    expect(resumeState.draft('reason')).toBeUndefined();
  });

  it('is not closed by the end of an older registration of the same name', () => {
    const closeFirst = resumeState.registerForm('key', () => 'first');
    const closeSecond = resumeState.registerForm('key', () => 'second');
    closeFirst();
    resumeState.saveDrafts('anna');
    expect(resumeState.draft('key')).toBe('second');
    closeSecond();
  });
});

describe('what waits for a sign-in', () => {
  it('is the last page of that user alone', () => {
    resumeState.save({ of: 'ada', page: '/dash' });
    resumeState.save({ of: 'ada', page: '/admin/keys?page=2' });
    expect([resumeState.get('ada').page, resumeState.get('ben').page]).toEqual([
      '/admin/keys?page=2',
      undefined,
    ]);
    resumeState.clear('page');
    expect(resumeState.get('ada').page).toBeUndefined();
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', ''])(
    'never leads to another origin: %j',
    (path) => {
      resumeState.save({ of: 'ada', page: path });
      expect(resumeState.get('ada').page).toBeUndefined();
    },
  );

  it('over a reload keeps the key and the payment, neither page nor drafts (SES-12)', async () => {
    resumeState.save({ of: 'ada', page: '/admin', key: 'ABCD-1234', isPaid: true });
    resumeState.saveDrafts('ada');
    const reloaded = await reload();
    expect(reloaded.get('ada')).toEqual({ of: 'ada', key: 'ABCD-1234', isPaid: true });
    expect([reloaded.get('ben'), reloaded.get()]).toEqual([{}, {}]);
  });

  it('is unsent text over a reload, of the user who typed it; a link’s key replaces a typed one (SES-12)', async () => {
    resumeState.keepTyped('username', 'ada');
    resumeState.claim('ada');
    expect(resumeState.typed('username')).toEqual({});
    resumeState.keepTyped('reason', 'New board');
    resumeState.keepTyped('key', 'ABCD');
    const reloaded = await reload();
    expect([reloaded.typed('reason'), reloaded.typed('key')]).toEqual([
      { reason: 'New board' },
      { key: 'ABCD' },
    ]);
    reloaded.save({ of: 'ada', key: 'EFGH-5678' });
    expect([reloaded.typed('key'), reloaded.typed('reason')]).toEqual([{}, { reason: 'New board' }]);
    reloaded.claim('ben');
    expect(reloaded.typed('reason')).toEqual({});
  });

  it('is one person’s also where the browser refuses to store it', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
    resumeState.save({ of: 'ada', page: '/admin', key: 'ABCD-1234' });
    expect([resumeState.get('ada').key, resumeState.get('ben'), resumeState.get()]).toEqual([
      'ABCD-1234',
      {},
      {},
    ]);
  });

  it('is for whoever signs in, and from then on for them alone (RED-3)', () => {
    resumeState.save({ key: 'ABCD-1234', isPaid: true });
    expect([resumeState.get().key, resumeState.get('ada').key]).toEqual(['ABCD-1234', 'ABCD-1234']);
    resumeState.claim('ada');
    expect([resumeState.get(), resumeState.get('ben')]).toEqual([{}, {}]);
    resumeState.clear('isPaid');
    expect(resumeState.get('ada')).toEqual({ of: 'ada', key: 'ABCD-1234' });
    resumeState.clear('key');
    expect(resumeState.get('ada')).toEqual({ of: 'ada' });
  });

  it('is dropped once another user signs in or a link is opened by nobody', () => {
    resumeState.save({ of: 'ada', page: '/admin', key: 'ABCD-1234' });
    resumeState.claim('ben');
    expect(resumeState.get('ada')).toEqual({});
    resumeState.save({ of: 'ben', page: '/admin' });
    resumeState.save({ key: '' });
    expect([resumeState.get('ben'), resumeState.get()]).toEqual([{ key: '' }, { key: '' }]);
  });

  it('is forgotten at a sign-out, the return from a checkout too', () => {
    resumeState.save({ key: 'ABCD-1234', isPaid: true });
    const held = { premium: true, ends: [1] };
    checkoutRecord.write({ username: 'ada', held, readAt: 1, leftAt: 1, isBack: true });
    checkoutRecord.explain('ada', 7, 1);
    clearUserState();
    expect(resumeState.get('ben')).toEqual({});
    expect(checkoutRecord.read('ada', 2)).toBeUndefined();
    expect(checkoutRecord.explainedSince('ada', 0)).toBe(0);
  });

  it.each(['{', '[]', '{"key":"A&success"}', '{"of":7}', '{"interrupted":{"/api":7}}'])(
    'damaged counts as nothing: %s',
    async (text) => {
      sessionStorage.setItem('waiting-for-sign-in', text);
      expect((await reload()).get('ada')).toEqual({});
    },
  );

  it('is kept in this tab only', () => {
    resumeState.save({ key: 'ABCD-1234' });
    expect(JSON.stringify(localStorage)).not.toContain('ABCD');
  });
});

describe('the key of a link', () => {
  it.each([
    ['?a=1&redeem=%20abcd%20', 'abcd'],
    [`?redeem=${'A'.repeat(255)}`, 'A'.repeat(255)],
    [`?redeem=${'A'.repeat(256)}`, undefined],
    ['?redeem=%E2%80%9CAB%E2%80%8B-1%E2%80%9D.', 'AB-1'],
    ['?redeem=AB_CD', undefined],
    ['?redeem=', ''],
    ['', undefined],
  ])('reads %s as %j', (search, key) => expect(linkedKey.read(search)).toBe(key));

  it('leaves the rest of a query', () => expect(linkedKey.without('?a=1&redeem=X&b=2')).toBe('a=1&b=2'));
});
