import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Clip } from './capture.ts';

/**
 * What a run does with pictures: skip them, compare them, rewrite baselines, or only count those that this
 * machine cannot compare.
 */
export type PictureMode = 'off' | 'compare' | 'update' | 'skip';

export interface Shot {
  /** Name of the picture, such as `screens-landing--typical/dark-390`. */
  name: string;
  story: string;
  clip: Clip;
}

/** A picture that is not its baseline to the pixel. */
export interface MeasuredShot extends Shot {
  /** Whether its colours have enough contrast, as far as they are measured. */
  isSound: boolean;
}

/** The result of one picture in a run. */
export interface PictureRecord {
  picture: string;
  story: string;
  status: 'same' | 'changed' | 'new' | 'updated' | 'skipped';
  /** Size of the picture, and of the baseline if it differs. */
  size?: { width: number; height: number };
  was?: { width: number; height: number };
  /** Explanation of a difference. */
  about?: string;
  /** Its colours lack contrast. */
  isUnsound?: true;
  /** Boxes around the differences. */
  regions?: Region[];
}

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A story that has taken all its pictures. */
interface StoryRecord {
  done: string;
}

const root = path.join(import.meta.dirname, '../..');
export const baselineFolder = path.join(root, 'stories/pictures');
export const reportFolder = path.join(root, 'reports/pictures');
const file = path.join(reportFolder, 'records.ndjson');

/** Removes the records and images of the previous run. */
export function clearRecords(): void {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
}

/** Appends a record at once, so that a run that crashes has kept what it found. */
export function record(entry: PictureRecord | StoryRecord): void {
  mkdirSync(reportFolder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** The last record of each picture, and the stories that completed. */
export function readRecords(): { pictures: PictureRecord[]; done: Set<string> } {
  const pictures = new Map<string, PictureRecord>();
  const done = new Set<string>();
  for (const line of linesOf(file)) {
    const entry = JSON.parse(line) as PictureRecord | StoryRecord;
    if ('done' in entry) done.add(entry.done);
    else pictures.set(entry.picture, entry);
  }
  return { pictures: [...pictures.values()], done };
}

function linesOf(name: string): string[] {
  try {
    return readFileSync(name, 'utf8').trim().split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
