import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Clip } from './capture.ts';

/**
 * What a run does with pictures: leave them, compare them with their baselines, write baselines anew, or
 * count those that this machine cannot compare.
 */
export type PictureMode = 'off' | 'compare' | 'update' | 'skip';

export interface Shot {
  /** Name of the picture, such as `screens-landing--typical/dark-390`. */
  name: string;
  story: string;
  clip: Clip;
}

/** What became of one picture in a run. */
export interface PictureRecord {
  picture: string;
  story: string;
  status: 'same' | 'changed' | 'new' | 'updated' | 'skipped';
  /** Pixels of the picture, and of the baseline where it differs. */
  size?: { width: number; height: number };
  was?: { width: number; height: number };
  /** In words, where it differs. */
  about?: string;
  /** Boxes around what differs. */
  regions?: Region[];
}

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A story that has shown all pictures it has. */
interface StoryRecord {
  done: string;
}

const root = path.join(import.meta.dirname, '../..');
export const baselineFolder = path.join(root, 'stories/pictures');
export const reportFolder = path.join(root, 'reports/pictures');
const file = path.join(reportFolder, 'records.ndjson');

/** Forgets the run before, with its images. */
export function clearRecords(): void {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
}

/** Adds a line at once: a run that breaks has told what it saw. */
export function record(entry: PictureRecord | StoryRecord): void {
  mkdirSync(reportFolder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** The run's pictures, each with its last word, and the stories that came to their end. */
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
