import { describe, expect, it } from 'vitest';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { cells } from './cells.ts';
import { outcomeStories, reasonNotPlayed } from './outcome-stories.ts';

describe('the matrix', () => {
  it('has a cell, never blank, for each outcome and each fault of every call (MOC-5)', () => {
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
});
