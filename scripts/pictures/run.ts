import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { calibrate, writeCalibration } from '../../.storybook/visual/calibration.ts';
import {
  baselineFolder,
  clearRecords,
  type PictureMode,
  readRecords,
  reportFolder,
} from '../../.storybook/visual/records.ts';
import { nothingRun, runStories, type StoryRun } from '../stories/run.ts';
import type { Story } from '../stories/story-index.ts';
import { withoutPictures } from '../stories/with-pictures.ts';
import { baselineFile, baselinesIn, goneOf, removeBaselines } from './gone.ts';
import { writePage } from './page-file.ts';
import { type Report, reportOf, writeReport } from './report.ts';

export interface PictureRun extends StoryRun {
  /** Pictures that this machine cannot compare. */
  skipped: number;
  /** Number of written pictures. */
  updated: number;
  /** Absent after an update. */
  report?: Report;
}

interface Options {
  all: Story[];
  /** All by default. */
  chosen?: Story[];
  /** Skips stories without pictures. */
  onlyPictures?: boolean;
  /** Rewrites baselines instead of comparing. */
  update?: boolean;
  /** Makes this machine's rendering the reference. */
  recalibrate?: boolean;
  /** The command of the run, for the report. */
  command: string;
}

/**
 * Runs stories with pictures and writes the report. A baseline without a story is a failure; an update
 * removes it.
 */
export async function runWithPictures({
  all,
  chosen,
  onlyPictures = false,
  update = false,
  recalibrate = false,
  command,
}: Options): Promise<PictureRun> {
  clearRecords();
  const mode = await modeOf({ update, recalibrate });
  const without = onlyPictures ? idsWithoutPictures(chosen ?? all) : new Set<string>();
  const toRun = without.size ? (chosen ?? all).filter(({ id }) => !without.has(id)) : chosen;
  const run =
    toRun?.length === 0
      ? nothingRun
      : await runStories({ all, ...(toRun && { chosen: toRun }), pictures: mode });
  const { pictures, done } = readRecords();
  for (const id of without) done.add(id);
  const gone = goneOf({
    baselines: baselinesIn(baselineFolder),
    stories: new Set(all.map(({ id }) => id)),
    ...(chosen && { wanted: new Set(chosen.map(({ id }) => id)) }),
    done,
    seen: new Set(pictures.map(({ picture }) => picture)),
  });
  const count = (status: string) => pictures.filter((picture) => picture.status === status).length;
  const counts = { ...run, skipped: count('skipped'), updated: count('updated') };
  if (mode === 'update') {
    removeBaselines(baselineFolder, gone);
    return counts;
  }
  const report = reportOf({
    command,
    records: pictures,
    gone: await Promise.all(gone.map(withSize)),
    stories: all,
  });
  writeReport(reportFolder, report, baselineFolder);
  await writePage(reportFolder, report);
  // a story with a different picture fails by itself; that none is overlooked is checked here too
  const differing = new Set(
    pictures.filter(({ status }) => status === 'new' || status === 'changed').map(({ story }) => story),
  );
  return { ...counts, failed: Math.max(counts.failed, differing.size) + gone.length, report };
}

async function modeOf({
  update,
  recalibrate,
}: {
  update: boolean;
  recalibrate: boolean;
}): Promise<PictureMode> {
  const calibration = recalibrate ? 'unknown' : await calibrate();
  if (!update) return calibration === 'different' ? 'skip' : 'compare';
  if (calibration === 'different')
    throw new Error(
      'This machine draws differently from the one that took the baselines, so an update would mix two ' +
        'drawings. To take all of them anew on this machine: npm run pictures -- --update --recalibrate',
    );
  if (calibration === 'unknown') await writeCalibration();
  return 'update';
}

function idsWithoutPictures(stories: Story[]): Set<string> {
  const found = new Map<string, Set<string>>();
  for (const { file } of stories)
    if (!found.has(file)) found.set(file, withoutPictures(file, readFileSync(file, 'utf8')));
  return new Set(
    stories.filter(({ file, exportName }) => found.get(file)!.has(exportName)).map(({ id }) => id),
  );
}

async function withSize(picture: string) {
  const { width = 0, height = 0 } = await sharp(
    readFileSync(baselineFile(baselineFolder, picture)),
  ).metadata();
  return { picture, size: { width, height } };
}
