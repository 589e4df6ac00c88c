import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baselineOf, isTakenFrom } from '../../.storybook/visual/baseline.ts';
import { compare } from '../../.storybook/visual/compare.ts';
import { decode, imageOf, type Pixels } from '../../.storybook/visual/pixels.ts';
import type { PictureRecord } from '../../.storybook/visual/records.ts';
import type { Story } from '../stories/story-index.ts';
import { accept } from './accept.ts';
import { baselinesIn, goneOf } from './gone.ts';
import { readReport, reportOf, summaryOf, writeReport } from './report.ts';

const stories: Story[] = [
  {
    id: 'kit-badge--one',
    title: 'Kit/Badge',
    name: 'One',
    exportName: 'One',
    file: 'stories/ui/Badge.stories.tsx',
    tags: [],
  },
  {
    id: 'kit-badge--many',
    title: 'Kit/Badge',
    name: 'Many',
    exportName: 'Many',
    file: 'stories/ui/Badge.stories.tsx',
    tags: [],
  },
  {
    id: 'kit-avatar--typical',
    title: 'Kit/Avatar',
    name: 'Typical',
    exportName: 'Typical',
    file: 'stories/ui/Avatar.stories.tsx',
    tags: [],
  },
];
const size = { width: 40, height: 20 };
const records: PictureRecord[] = [
  { picture: 'kit-badge--many/light', story: 'kit-badge--many', status: 'new', size, isUnsound: true },
  {
    picture: 'kit-badge--one/light',
    story: 'kit-badge--one',
    status: 'changed',
    size,
    was: size,
    about: '90 pixels differ',
    regions: [{ x: 1, y: 2, width: 3, height: 4 }],
  },
  { picture: 'kit-badge--one/dark', story: 'kit-badge--one', status: 'same' },
];
const report = () =>
  reportOf({
    command: 'npm run pictures',
    records,
    gone: [{ picture: 'kit-old--x/light-390', size }],
    stories,
  });

let folder: string;
let baselines: string;
beforeEach(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  [folder, baselines] = [path.join(root, 'report'), path.join(root, 'baselines')];
  await writeImages();
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const flat = (value: number): Pixels => ({
  data: Buffer.alloc(size.width * size.height * 3, value),
  ...size,
});

async function writeImages() {
  const write = (file: string, content: Buffer) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const name of ['kit-badge--one/light', 'kit-badge--one/dark', 'kit-old--x/light-390'])
    write(path.join(baselines, `${name}.webp`), await baselineOf(flat(10), true));
  for (const name of ['kit-badge--one/light', 'kit-badge--many/light'])
    write(path.join(folder, `${name}.actual.png`), await imageOf(flat(200)).png().toBuffer());
}

describe('the report', () => {
  it('lists what is new, changed and gone by component, in the order of the workshop', () => {
    expect(report().pictures.map(({ title, name, look, status }) => [title, name, look, status])).toEqual([
      ['Kit/Badge', 'One', 'light', 'changed'],
      ['Kit/Badge', 'Many', 'light', 'new'],
      ['Stories that are gone', 'kit-old--x', 'light, 390 px', 'gone'],
    ]);
    expect(summaryOf(report())).toBe('1 changed, 1 new, 1 gone');
    expect(summaryOf({ ...report(), pictures: [] })).toBe('no differences');
    expect(report().compared).toBe(3);
    expect(report().pictures.map(({ about }) => about)).toEqual([
      '90 pixels differ',
      'its colours lack contrast',
      undefined,
    ]);
  });

  it('keeps the picture of a baseline that is gone, and reads what it wrote', () => {
    writeReport(folder, report(), baselines);
    expect(existsSync(path.join(folder, 'kit-old--x/light-390.expected.webp'))).toBe(true);
    expect(readReport(folder).pictures).toHaveLength(3);
    expect(() => readReport(path.join(folder, 'elsewhere'))).toThrow('There is no report');
  });
});

describe('accepting', () => {
  it('makes exactly the pictures of the report the baselines and removes those that are gone', async () => {
    const untouched = readFileSync(path.join(baselines, 'kit-badge--one/dark.webp'));
    const { accepted, left } = await accept({ report: report(), folder, baselines });
    expect([accepted.length, left.pictures.length]).toEqual([3, 0]);
    expect(baselinesIn(baselines)).toEqual([
      'kit-badge--many/light',
      'kit-badge--one/dark',
      'kit-badge--one/light',
    ]);
    expect(
      compare(await decode(readFileSync(path.join(baselines, 'kit-badge--one/light.webp'))), flat(200))
        .isSame,
    ).toBe(true);
    const isRecognised = (name: string) =>
      isTakenFrom(readFileSync(path.join(baselines, `${name}.webp`)), flat(200));
    expect(isRecognised('kit-badge--one/light')).toBe(true);
    expect(isRecognised('kit-badge--many/light'), 'its colours have to be measured again').toBe(false);
    expect(readFileSync(path.join(baselines, 'kit-badge--one/dark.webp')).equals(untouched)).toBe(true);
    expect(existsSync(path.join(baselines, 'kit-old--x'))).toBe(false);
  });

  it('takes only the wanted ones and leaves the others in the report', async () => {
    const { left } = await accept({
      report: report(),
      folder,
      baselines,
      wanted: ({ story }) => story === 'kit-badge--many',
    });
    expect(left.pictures.map(({ picture }) => picture)).toEqual([
      'kit-badge--one/light',
      'kit-old--x/light-390',
    ]);
    expect(baselinesIn(baselines)).toHaveLength(4);
  });

  it('changes nothing where a picture of the report is missing', async () => {
    rmSync(path.join(folder, 'kit-badge--many'), { recursive: true });
    await expect(accept({ report: report(), folder, baselines })).rejects.toThrow(
      'The report lacks kit-badge--many/light.actual.png',
    );
    expect(baselinesIn(baselines)).toHaveLength(3);
  });
});

describe('gone', () => {
  const input = {
    baselines: ['a--x/light', 'a--x/dark', 'b--x/light', 'old--x/light'],
    stories: new Set(['a--x', 'b--x']),
    done: new Set(['a--x']),
    seen: new Set(['a--x/light']),
  };

  it('is a baseline of no story, and one that its story did not show; not one of a story that broke off', () => {
    expect(goneOf(input)).toEqual(['a--x/dark', 'old--x/light']);
  });
  it('contains only the stories of a partial run', () => {
    expect(goneOf({ ...input, wanted: new Set(['a--x']) })).toEqual(['a--x/dark']);
  });
  it('is a file of another type', async () => {
    await sharp({ create: { ...size, channels: 3, background: 'red' } })
      .png()
      .toFile(path.join(baselines, 'kit-badge--one/light.png'));
    expect(baselinesIn(baselines)).toContain('kit-badge--one/light.png');
  });
});
