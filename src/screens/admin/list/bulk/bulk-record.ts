import * as z from 'zod/mini';
import { sessionScope } from '#src/api/session-scope.ts';
import { tabStorage } from '#src/app/storage.ts';
import { attempt } from '#src/lib/attempt.ts';
import { pluralize } from '#src/lib/pluralize.ts';

const KEY = 'bulk-run';

/** A bulk run as the tab remembers it: a BulkProgress of the list at this path. `word`: 'extended'. */
const BulkRecord = z.object({
  list: z.string(),
  username: z.optional(z.string()),
  total: z.number(),
  noun: z.readonly(z.tuple([z.string(), z.string()])),
  word: z.string(),
  done: z.number(),
  finished: z.number(),
  begun: z.number(),
  unanswered: z.number(),
});

/** A bulk run that is under way, kept in the tab for the way back after a reload or the end of the session (LIS-17). */
export const bulkRecord = {
  write: (run: z.infer<typeof BulkRecord>) => tabStorage.write(KEY, JSON.stringify(run)),
  forget: () => tabStorage.remove(KEY),
  /**
   * 'Interrupted: 8 of 25 subscriptions extended …' of a run in this list by this person, or ''; also for a damaged
   * record.
   */
  read(list: string): string {
    const run = z.safeParse(
      BulkRecord,
      attempt(() => JSON.parse(tabStorage.read(KEY) ?? '') as unknown),
    ).data;
    if (run?.list !== list || run.username !== sessionScope.current.username) return '';
    const { done, begun, finished, unanswered, total, noun, word } = run;
    const open = begun - finished + unanswered;
    return [
      `Interrupted: ${done.toLocaleString('en')} of ${pluralize(total, noun)} ${word}.`,
      open > 0 && `Up to ${open} more may be.`,
    ]
      .filter(Boolean)
      .join(' ');
  },
};
