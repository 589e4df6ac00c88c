import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASELINE_TYPE } from '../../.storybook/visual/baseline.ts';
import type { PictureRecord, Region } from '../../.storybook/visual/records.ts';
import type { Story } from '../stories/story-index.ts';
import { baselineFile } from './gone.ts';

/** Data of the report, also read by `--accept`: reports/pictures/report.json. */
export interface Report {
  /** ISO 8601. */
  made: string;
  /** The command that compared. */
  command: string;
  /** Number of compared pictures. */
  compared: number;
  /** New, changed and gone ones, grouped by component. */
  pictures: ReportPicture[];
}

export interface ReportPicture {
  picture: string;
  status: 'changed' | 'new' | 'gone';
  /** Component or screen, such as `Kit/Badge`. */
  title: string;
  /** Name of the story. */
  name: string;
  story: string;
  /** Theme and width, such as `dark, 1280 px`. */
  look: string;
  about?: string;
  /** Its colours lack contrast. */
  isUnsound?: true;
  size: Size;
  was: Size;
  regions: Region[];
  /** Relative to the report. */
  expected?: string;
  actual?: string;
  difference?: string;
}

interface Size {
  width: number;
  height: number;
}

export const REPORT_FILE = 'report.json';

interface ReportInput {
  command: string;
  records: PictureRecord[];
  /** Baselines that no story takes any more, with their sizes. */
  gone: { picture: string; size: Size }[];
  stories: Story[];
  now?: Date;
}

/** Builds the report of a run. */
export function reportOf({ command, records, gone, stories, now = new Date() }: ReportInput): Report {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const describe = (picture: string) => {
    const [story = '', file = ''] = picture.split('/');
    const [look = '', width] = path.parse(file).name.split('-');
    const known = byId.get(story);
    return {
      picture,
      story,
      title: known?.title ?? 'Stories that are gone',
      name: known?.name ?? story,
      look: width ? `${look}, ${width} px` : look,
    };
  };
  const differing = records.filter(({ status }) => status === 'changed' || status === 'new');
  const pictures: ReportPicture[] = [
    ...differing.map(({ picture, status, about, isUnsound, size, was, regions }) => ({
      ...describe(picture),
      status: status as 'changed' | 'new',
      ...aboutOf(about, isUnsound),
      size: size ?? { width: 0, height: 0 },
      was: was ?? size ?? { width: 0, height: 0 },
      regions: regions ?? [],
      actual: `${picture}.actual.png`,
      ...(status === 'changed' && {
        expected: `${picture}.expected${BASELINE_TYPE}`,
        difference: `${picture}.difference.png`,
      }),
    })),
    ...gone.map(({ picture, size }) => ({
      ...describe(picture),
      status: 'gone' as const,
      size,
      was: size,
      regions: [],
      expected: `${picture}.expected${path.extname(picture) || BASELINE_TYPE}`,
    })),
  ];
  const order = new Map(stories.map(({ id }, at) => [id, at]));
  const rank = ({ story }: ReportPicture) => order.get(story) ?? Number.MAX_SAFE_INTEGER;
  pictures.sort(
    (a, b) => a.title.localeCompare(b.title) || rank(a) - rank(b) || a.picture.localeCompare(b.picture),
  );
  return {
    made: now.toISOString(),
    command,
    compared: records.filter(({ status }) => status !== 'skipped').length,
    pictures,
  };
}

function aboutOf(about?: string, isUnsound?: true): Pick<ReportPicture, 'about' | 'isUnsound'> {
  if (!isUnsound) return about ? { about } : {};
  return { about: [about, 'its colours lack contrast'].filter(Boolean).join('; '), isUnsound };
}

/** Writes the report's data, and copies of pictures that only the baselines have. */
export function writeReport(folder: string, report: Report, baselines: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { picture, status, expected } of report.pictures) {
    if (status !== 'gone') continue;
    const file = path.join(folder, expected!);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(baselineFile(baselines, picture), file);
  }
  writeFileSync(path.join(folder, REPORT_FILE), JSON.stringify(report, null, 2));
}

export function readReport(folder: string): Report {
  try {
    return JSON.parse(readFileSync(path.join(folder, REPORT_FILE), 'utf8')) as Report;
  } catch {
    throw new Error('There is no report of pictures yet: npm run pictures makes one');
  }
}

/** Counts in words: `2 changed, 1 new`. */
export function summaryOf(report: Report): string {
  const counts = (['changed', 'new', 'gone'] as const).map((status) => ({
    status,
    count: report.pictures.filter((picture) => picture.status === status).length,
  }));
  return (
    counts
      .filter(({ count }) => count)
      .map(({ status, count }) => `${count} ${status}`)
      .join(', ') || 'no differences'
  );
}
