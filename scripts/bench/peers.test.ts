// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { printPeers, sectionOf } from './peers.ts';

afterEach(() => vi.restoreAllMocks());

it('prints the method and the tables of docs/performance.md', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  printPeers();
  const [[method], [tables]] = print.mock.calls as [[string], [string]];
  expect(method).toContain('median');
  expect(tables).toMatch(/\| \*\*ours, landing\*\*/);
  expect(tables).not.toContain('\n## ');
});

it('fails where a heading is gone', () => {
  expect(() => sectionOf('# Performance\n', 'Beside other products')).toThrow('has no');
});
