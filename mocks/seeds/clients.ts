import type { ClientRow } from '../db/rows.ts';
import { DAY, isoDate } from '../db/time.ts';
import { seeded } from './seeded.ts';

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.2.3'];

/** Returns one of the four released client versions, oldest first. */
export const client = (
  id: number,
  { now, clients, longest }: { now: number; clients: number; longest?: boolean },
): ClientRow =>
  seeded('client', id, (faker) => ({
    id,
    version: longest ? '2026.1.15-nightly.20260115120000+sha.5114f85' : versions[id - 1]!,
    releaseDate: isoDate(now - (clients - id) * 60 * DAY - 9 * DAY),
    size: faker.number.int({ min: 14_000_000, max: 19_000_000 }),
  }));
