import { sessionScope } from '#src/api/session-scope.ts';
import { tabStorage } from '#src/app/storage.ts';
import { attempt } from '#src/lib/attempt.ts';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import type { BulkProgress } from './bulk-action.ts';

const KEY = 'bulk-run';

/** A bulk run as the tab remembers it. */
interface BulkRecord extends BulkProgress {
  /** The path of the list. */
  list: string;
  username: string | undefined;
  total: number;
  noun: RowName;
  /** 'extended' */
  word: string;
}

/** A bulk run that is under way, kept in the tab for the way back after a reload or the end of the session (LIS-17). */
export const bulkRecord = {
  write: (run: BulkRecord) => tabStorage.write(KEY, JSON.stringify(run)),
  forget: () => tabStorage.remove(KEY),
  /** 'Interrupted: 8 of 25 subscriptions extended …' of a run in this list by this person, or ''. */
  read(list: string): string {
    const run = attempt(() => JSON.parse(tabStorage.read(KEY) ?? '') as BulkRecord);
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
