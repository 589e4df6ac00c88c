import type { TestProject } from 'vitest/node';
import { packPictures, unpackPictures } from './pictures.ts';

/** Vitest's global set-up for stories: baselines are unpacked before the run and, after an update, packed. */
export default async function setUp({ config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (config.env.PICTURES !== 'on') return undefined;
  await unpackPictures();
  return config.snapshotOptions.updateSnapshot === 'all' ? packPictures : undefined;
}
