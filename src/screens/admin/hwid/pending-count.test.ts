import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLess, pendingOf, withPending } from './pending-count.ts';

const statsWith = (pending?: number) => ({
  stats: [{ label: 'Users', value: 140, change: 2, detail: null }],
  badges: { Other: 7, ...(pending !== undefined && { 'Pending HWID Resets': pending }) },
});

describe('the pending badge', () => {
  it('falls by one with each action, but not below nothing', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(120), (pending, actions) => {
        let known = withPending(statsWith(pending), (before) => before);
        for (let done = 0; done < actions; done++) known = withPending(known, oneLess);
        expect(pendingOf(known)).toBe(Math.max(0, pending - actions));
      }),
    );
  });

  it('becomes what the server counted, also when that is more', () => {
    const after = withPending(withPending(statsWith(12), oneLess), () => 25);
    expect(pendingOf(after)).toBe(25);
  });

  it('leaves cards and other badges alone', () => {
    expect(withPending(statsWith(3), oneLess)).toEqual(statsWith(2));
  });

  it('is nothing at first where the server names no count, and changes nothing before the stats came', () => {
    expect(pendingOf(statsWith())).toBeUndefined();
    expect(pendingOf(withPending(statsWith(), oneLess))).toBe(0);
    expect(withPending(undefined, oneLess)).toBeUndefined();
  });
});
