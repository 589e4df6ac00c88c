import clsx from 'clsx';
import { StoryLink } from '../docs/StoryLink.tsx';
import { type AtlasRow, columns, type Mode } from './rows.ts';
import { StateCell } from './StateCell.tsx';

/** The most pictures that stand side by side in a cell; further ones wrap. */
const SIDE_BY_SIDE = { error: 2, other: 3 } as Record<string, number>;
const GAP = 12;
/** Widths of the pictures of a phone and of a page, in px. */
const PHONE_SHARE = 0.5;

const cell =
  'p-3 align-top max-sm:block max-sm:before:mb-2 max-sm:before:block max-sm:before:text-muted ' +
  'max-sm:before:content-[attr(data-state)]';

interface AtlasTableProps {
  rows: AtlasRow[];
  mode: Mode;
  /** Width of a page's picture in px. */
  width: number;
  isBeforeShown: boolean;
  /**
   * Id of the story that is shown live. Only one at a time: each has a mock backend of its own, and they
   * share the browser's storage.
   */
  live: string | undefined;
  onLive: (id: string) => void;
  onOpen: (id: string) => void;
}

/** A row per screen and a column per state; columns without pictures are left out. */
export function AtlasTable({ rows, mode, width, isBeforeShown, live, onLive, onOpen }: AtlasTableProps) {
  const shown = columns.flatMap(({ column, title }) => {
    const most = Math.max(0, ...rows.map(({ states }) => states[column].length));
    const isPhone = mode === 'phone' || column === 'phone';
    return most
      ? [
          {
            column,
            title,
            isPhone,
            width: isPhone ? width * PHONE_SHARE : width,
            beside: Math.min(most, SIDE_BY_SIDE[column] ?? 1),
          },
        ]
      : [];
  });

  return (
    <div
      role="region"
      aria-label="Pictures of the screens"
      tabIndex={0}
      className="overflow-auto rounded-lg border border-line bg-raised sm:max-h-[85dvh]"
    >
      <table className="min-w-full border-separate border-spacing-0 text-start text-sm max-sm:block">
        <thead className="max-sm:hidden">
          <tr>
            {shown.map(({ column, title }) => (
              <th
                key={column}
                scope="col"
                className="sticky top-0 z-10 border-b border-line bg-raised px-3 py-2 text-start font-medium text-muted"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ title, page, states }) => (
          <tbody key={title} className="max-sm:block">
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={shown.length}
                className="border-t border-line bg-sunken p-0 text-start font-medium max-sm:block"
              >
                <span className="sticky start-0 inline-block px-3 py-1.5">
                  {page ? (
                    <StoryLink to={`docs/${page}`} className="hover:text-accent-text hover:underline">
                      {shortened(title)}
                    </StoryLink>
                  ) : (
                    title
                  )}
                </span>
              </th>
            </tr>
            <tr className="max-sm:block">
              {shown.map(({ column, title: state, isPhone, width: pictureWidth, beside }) => (
                <td
                  key={column}
                  data-state={state}
                  className={clsx(cell, states[column].length === 0 && 'max-sm:hidden')}
                >
                  <div
                    className="flex flex-wrap gap-3"
                    style={{ minWidth: `min(${beside * (pictureWidth + GAP) - GAP}px, 100%)` }}
                  >
                    {states[column].map((state) => (
                      <StateCell
                        key={state.id}
                        {...{ state, mode, isPhone, isBeforeShown, width: pictureWidth }}
                        isLive={live === state.id}
                        onLive={() => onLive(state.id)}
                        onOpen={() => onOpen(state.id)}
                      />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

const shortened = (title: string) => title.split('/').slice(1).join(' › ');
