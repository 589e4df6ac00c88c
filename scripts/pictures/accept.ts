import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselineOf } from '../../.storybook/visual/baseline.ts';
import { decode } from '../../.storybook/visual/pixels.ts';
import { baselineFile, removeBaselines } from './gone.ts';
import type { Report, ReportPicture } from './report.ts';

interface AcceptInput {
  report: Report;
  /** Folder of the report. */
  folder: string;
  /** Folder of the baselines. */
  baselines: string;
  /** Stories to accept; all by default. */
  wanted?: (picture: ReportPicture) => boolean;
}

/**
 * Copies the report's pictures to the baselines without another run, and removes obsolete ones. Returns the
 * rest of the report.
 */
export async function accept({
  report,
  folder,
  baselines,
  wanted = () => true,
}: AcceptInput): Promise<{ accepted: ReportPicture[]; left: Report }> {
  const accepted = report.pictures.filter(wanted);
  const missing = accepted.find(({ actual }) => actual && !existsSync(path.join(folder, actual)));
  if (missing) throw new Error(`The report lacks ${missing.actual}: run npm run pictures again`);
  for (const { picture, actual, isUnsound } of accepted) {
    if (!actual) continue;
    const file = baselineFile(baselines, picture);
    mkdirSync(path.dirname(file), { recursive: true });
    const pixels = await decode(readFileSync(path.join(folder, actual)));
    writeFileSync(file, await baselineOf(pixels, !isUnsound));
  }
  removeBaselines(
    baselines,
    accepted.filter(({ status }) => status === 'gone').map(({ picture }) => picture),
  );
  return {
    accepted,
    left: { ...report, pictures: report.pictures.filter((picture) => !accepted.includes(picture)) },
  };
}
