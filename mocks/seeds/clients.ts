import type { ClientRow } from '../db/rows.ts';
import { seededRandom } from './random.ts';
import { DAY, isoDate } from '../db/time.ts';

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.2.3'];

/** One of the four released client versions, oldest first. */
export function client(
  id: number,
  { now, clients, longest }: { now: number; clients: number; longest?: boolean },
): ClientRow {
  const { integer } = seededRandom('client', id);
  return {
    id,
    version: longest ? '2026.1.15-nightly.20260115120000+sha.5114f85' : versions[id - 1]!,
    releaseDate: isoDate(now - (clients - id) * 60 * DAY - 9 * DAY),
    size: integer(14_000_000, 19_000_000),
  };
}
