import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { CELL_TESTS, cells } from './cells.ts';
import { outcomeStories, reasonNotPlayed } from './outcome-stories.ts';

const root = path.join(import.meta.dirname, '../../..');

describe('the matrix', () => {
  it('has a cell for each outcome and each fault of every call, and none is blank (MOC-5)', () => {
    const wanted = namedEndpoints.flatMap(([call]) =>
      [...Object.keys(outcomes[call]), ...Object.keys(faults)].map((name) => `${call} ${name}`),
    );
    const covered = cells.filter(({ cover }) =>
      cover.by === 'story' ? cover.story : cover.by === 'test' ? cover.test && cover.file : cover.reason,
    );
    expect(covered.map(({ call, name }) => `${call} ${name}`).sort()).toEqual(wanted.sort());
  });

  it('has a story for each call that a screen makes', () => {
    const made = namedEndpoints.map(([call]) => call).filter((call) => !reasonNotPlayed(call));
    expect(Object.keys(outcomeStories).sort()).toEqual(made.sort());
  });

  it('names tests that are made of its cells', () => {
    const tests = cells.flatMap(({ cover }) => (cover.by === 'test' ? [cover] : []));
    expect(new Set(tests.map(({ file }) => file))).toEqual(new Set([CELL_TESTS.file]));
    expect(new Set(tests.map(({ test }) => test)).size).toBe(tests.length);
    const source = readFileSync(path.join(root, CELL_TESTS.file), 'utf8');
    expect(source).toContain('describe(CELL_TESTS.suite');
    expect(source).toContain(
      "cells.filter(({ cover }) => cover.by === 'test' && cover.file === CELL_TESTS.file)",
    );
  });
});
