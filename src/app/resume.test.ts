// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutRecord } from './checkout-record.ts';
import { clearUserState, handOver, linkedKey } from './resume.ts';

beforeEach(clearUserState);

async function reload() {
  vi.resetModules();
  return (await import('./resume.ts')).handOver;
}

describe('a draft', () => {
  it('copies what is open when the session ends, under its name and for its owner', () => {
    let text = 'AB';
    const close = handOver.watch('key', () => text);
    handOver.watch('closed before', () => 'never')();
    text = 'ABCD';
    handOver.leaveDrafts('anna');
    close();
    expect([handOver.draft('key'), handOver.draft('closed before')]).toEqual(['ABCD', undefined]);
    handOver.claim('anna');
    expect(handOver.draft('key')).toBe('ABCD');
    handOver.claim('ben');
    expect(handOver.draft('key')).toBeUndefined();
  });

  it('is dropped once its form is mounted again, and only then', () => {
    handOver.watch('key', () => 'ABCD')();
    const close = handOver.watch('reason', () => 'broken');
    handOver.leaveDrafts('anna');
    close();
    handOver.watch('key', () => '')();
    handOver.leaveDrafts('anna');
    expect(handOver.draft('reason')).toBe('broken');
    handOver.watch('reason', () => 'broken')();
    expect(handOver.draft('reason')).toBeUndefined();
  });

  it('is not closed by the end of an older registration of the same name', () => {
    const closeFirst = handOver.watch('key', () => 'first');
    const closeSecond = handOver.watch('key', () => 'second');
    closeFirst();
    handOver.leaveDrafts('anna');
    expect(handOver.draft('key')).toBe('second');
    closeSecond();
  });
});

describe('what waits for a sign-in', () => {
  it('is the last page of that user alone', () => {
    handOver.leave({ of: 'ada', page: '/dash' });
    handOver.leave({ of: 'ada', page: '/admin/keys?page=2' });
    expect([handOver.of('ada').page, handOver.of('ben').page]).toEqual(['/admin/keys?page=2', undefined]);
    handOver.forget('page');
    expect(handOver.of('ada').page).toBeUndefined();
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', ''])(
    'never leads to another origin: %j',
    (path) => {
      handOver.leave({ of: 'ada', page: path });
      expect(handOver.of('ada').page).toBeUndefined();
    },
  );

  it('over a reload keeps the key and the payment, neither page nor drafts (SES-12)', async () => {
    handOver.leave({ of: 'ada', page: '/admin', key: 'ABCD-1234', isPaid: true });
    handOver.leaveDrafts('ada');
    const reloaded = await reload();
    expect(reloaded.of('ada')).toEqual({ of: 'ada', key: 'ABCD-1234', isPaid: true });
    expect([reloaded.of('ben'), reloaded.of()]).toEqual([{}, {}]);
  });

  it('is unsent text over a reload, of the user who typed it; a link’s key replaces a typed one (SES-12)', async () => {
    handOver.keepTyped('username', 'ada');
    handOver.claim('ada');
    expect(handOver.typed('username')).toEqual({});
    handOver.keepTyped('reason', 'New board');
    handOver.keepTyped('key', 'ABCD');
    const reloaded = await reload();
    expect([reloaded.typed('reason'), reloaded.typed('key')]).toEqual([
      { reason: 'New board' },
      { key: 'ABCD' },
    ]);
    reloaded.leave({ of: 'ada', key: 'EFGH-5678' });
    expect([reloaded.typed('key'), reloaded.typed('reason')]).toEqual([{}, { reason: 'New board' }]);
    reloaded.claim('ben');
    expect(reloaded.typed('reason')).toEqual({});
  });

  it('is one person’s also where the browser refuses to store it', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
    handOver.leave({ of: 'ada', page: '/admin', key: 'ABCD-1234' });
    expect([handOver.of('ada').key, handOver.of('ben'), handOver.of()]).toEqual(['ABCD-1234', {}, {}]);
  });

  it('is for whoever signs in, and from then on for them alone (RED-3)', () => {
    handOver.leave({ key: 'ABCD-1234', isPaid: true });
    expect([handOver.of().key, handOver.of('ada').key]).toEqual(['ABCD-1234', 'ABCD-1234']);
    handOver.claim('ada');
    expect([handOver.of(), handOver.of('ben')]).toEqual([{}, {}]);
    handOver.forget('isPaid');
    expect(handOver.of('ada')).toEqual({ of: 'ada', key: 'ABCD-1234' });
    handOver.forget('key');
    expect(handOver.of('ada')).toEqual({ of: 'ada' });
  });

  it('is dropped once another user signs in or a link is opened by nobody', () => {
    handOver.leave({ of: 'ada', page: '/admin', key: 'ABCD-1234' });
    handOver.claim('ben');
    expect(handOver.of('ada')).toEqual({});
    handOver.leave({ of: 'ben', page: '/admin' });
    handOver.leave({ key: '' });
    expect([handOver.of('ben'), handOver.of()]).toEqual([{ key: '' }, { key: '' }]);
  });

  it('is forgotten at a sign-out, the return from a checkout too', () => {
    handOver.leave({ key: 'ABCD-1234', isPaid: true });
    const held = { premium: true, ends: [1] };
    checkoutRecord.write({ username: 'ada', held, readAt: 1, leftAt: 1, isBack: true });
    checkoutRecord.explain('ada', 7, 1);
    clearUserState();
    expect(handOver.of('ben')).toEqual({});
    expect(checkoutRecord.read('ada', 2)).toBeUndefined();
    expect(checkoutRecord.explainedSince('ada', 0)).toBe(0);
  });

  it.each(['{', '[]', '{"key":"A&success"}', '{"of":7}', '{"interrupted":{"/api":7}}'])(
    'damaged counts as nothing: %s',
    async (text) => {
      sessionStorage.setItem('waiting-for-sign-in', text);
      expect((await reload()).of('ada')).toEqual({});
    },
  );

  it('is kept in this tab only', () => {
    handOver.leave({ key: 'ABCD-1234' });
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
