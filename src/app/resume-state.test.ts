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
  it('saves mounted forms by name for their user when the session ends', () => {
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

  it('is dropped only once its form has mounted again', () => {
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

  it('survives the end of an older registration of its name', () => {
    const closeFirst = resumeState.registerForm('key', () => 'first');
    const closeSecond = resumeState.registerForm('key', () => 'second');
    closeFirst();
    resumeState.saveDrafts('anna');
    expect(resumeState.draft('key')).toBe('second');
    closeSecond();
  });
});

describe('the state to resume', () => {
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

  it('keeps key and payment over a reload, neither page nor drafts (SES-12)', async () => {
    resumeState.save({ of: 'ada', page: '/admin', key: 'ABCD-1234', isPaid: true });
    resumeState.saveDrafts('ada');
    const reloaded = await reload();
    expect(reloaded.get('ada')).toEqual({ of: 'ada', key: 'ABCD-1234', isPaid: true });
    expect([reloaded.get('ben'), reloaded.get()]).toEqual([{}, {}]);
  });

  it('keeps unsent text of a user over a reload; a link’s key replaces a typed key (SES-12)', async () => {
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

  it('belongs to one user without session storage, too', () => {
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

  it('belongs to the first user who signs in (RED-3)', () => {
    resumeState.save({ key: 'ABCD-1234', isPaid: true });
    expect([resumeState.get().key, resumeState.get('ada').key]).toEqual(['ABCD-1234', 'ABCD-1234']);
    resumeState.claim('ada');
    expect([resumeState.get(), resumeState.get('ben')]).toEqual([{}, {}]);
    resumeState.clear('isPaid');
    expect(resumeState.get('ada')).toEqual({ of: 'ada', key: 'ABCD-1234' });
    resumeState.clear('key');
    expect(resumeState.get('ada')).toEqual({ of: 'ada' });
  });

  it('is dropped when another user signs in, or a link is opened while signed out', () => {
    resumeState.save({ of: 'ada', page: '/admin', key: 'ABCD-1234' });
    resumeState.claim('ben');
    expect(resumeState.get('ada')).toEqual({});
    resumeState.save({ of: 'ben', page: '/admin' });
    resumeState.save({ key: '' });
    expect([resumeState.get('ben'), resumeState.get()]).toEqual([{ key: '' }, { key: '' }]);
  });

  it('is cleared by a sign-out, with the return from a checkout', () => {
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
    'is empty if the storage is damaged: %s',
    async (text) => {
      sessionStorage.setItem('waiting-for-sign-in', text);
      expect((await reload()).get('ada')).toEqual({});
    },
  );

  it('stays in this tab', () => {
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
