import { describe, expect, it } from 'vitest';
import { outcomes } from '#mocks/outcomes/index.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { storiesByEndpoint, unseenEndpoints } from './stories-by-endpoint.ts';

describe('the matrix of outcomes', () => {
  it.each(namedEndpoints.map(([name]) => name))('%s has outcomes and a story that shows them', (name) => {
    expect(Object.keys(outcomes[name] ?? {})).not.toHaveLength(0);
    expect(Boolean(storiesByEndpoint[name]) !== Boolean(unseenEndpoints[name])).toBe(true);
  });

  it('has no story of a call that does not exist', () => {
    const names = namedEndpoints.map(([name]) => name);
    expect(Object.keys(storiesByEndpoint).filter((name) => !names.includes(name))).toEqual([]);
  });
});
