import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { reasonForNoPictures } from './pictures.ts';

const chromium = vi.hoisted(() => ({ version: '' }));
vi.mock('../../tools/chromium.ts', () => ({ findChromium: () => chromium }));
const [taken] = /[\d.]+$/m.exec(readFileSync('stories/pictures/taken-with.txt', 'utf8')) ?? [];

it.each([
  ['nothing where the browser is that of the pictures', taken!, {}, undefined],
  [
    'a failure in CI',
    '99.1',
    { CI: 'true' },
    [`they were taken with Chromium ${taken}, and here is Chromium 99.1`, true],
  ],
  [
    'no failure elsewhere',
    '99.1',
    {},
    [`they were taken with Chromium ${taken}, and here is Chromium 99.1`, false],
  ],
  ['no failure on request', taken!, { CI: 'true', PICTURES: 'off' }, ['PICTURES is off', false]],
])('a run without pictures is %s', (_what, version, env, expected) => {
  chromium.version = version;
  const [why, isFailure] = expected ?? [];
  expect(reasonForNoPictures(env)).toEqual(
    why && { reason: `Pictures were not compared: ${why}.`, isFailure },
  );
});
