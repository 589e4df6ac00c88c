import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf'; // Storybook makes ids of stories there alone
import { describe, expect, it } from 'vitest';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { CELL_TESTS, cells } from './cells.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'stories/outcomes');

/** Id of the story that plays the outcomes of each call, from the sources: `meta.story(outcomesOf('keys.update'))`. */
const played = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const source = readFileSync(path.join(folder, name), 'utf8');
      const title = /title: '([^']+)'/.exec(source)![1]!;
      return [...source.matchAll(/export const (\w+) = meta\.story\([{\s.]*outcomesOf\(\s*'([\w.]+)'/g)].map(
        ([, exportName, call]) => [call!, toId(title, storyNameFromExport(exportName!))] as const,
      );
    }),
);

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

  it('names the story that plays the outcomes of the call', () => {
    const stories = cells.flatMap(({ call, kind, cover }) =>
      cover.by === 'story' ? [{ call, kind, cover }] : [],
    );
    expect(new Set(stories.map(({ kind }) => kind))).toEqual(new Set(['outcome']));
    expect(stories.filter(({ call, cover }) => played.get(call) !== cover.story)).toEqual([]);
    expect(new Set(stories.map(({ call }) => call))).toEqual(new Set(played.keys()));
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
