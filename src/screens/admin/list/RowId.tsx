import clsx from 'clsx';
import { copyText } from '#src/app/clipboard.ts';
import { notifyCopied } from '#src/app/notify.ts';

/** The DOM id of a row's id, which describes the row's buttons ('Edit', 'Delete' …). */
export const rowNameId = (id: number) => `row-${id}`;

/**
 * A row's id, which describes the row's buttons; a click copies it. Stateless, since a page has a hundred.
 */
export function RowId({ id }: { id: number }) {
  return (
    <button
      type="button"
      id={rowNameId(id)}
      title="Copy ID"
      translate="no"
      onClick={() => void copy(id)}
      className={clsx(
        'mono -mx-1 h-6 min-w-6 rounded-xs px-1 text-start text-muted decoration-line-strong',
        'pointer-coarse:h-control-lg pointer-coarse:min-w-11',
        'decoration-dotted underline-offset-4 hover:text-text hover:underline',
      )}
    >
      {id}
    </button>
  );
}

const copy = async (id: number) => notifyCopied(await copyText(String(id)), 'ID');
