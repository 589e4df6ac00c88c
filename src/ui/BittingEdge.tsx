import clsx from 'clsx';
import { useId } from 'react';

/** One repeat of the cuts, drawn from its left to its right end. */
const cuts =
  'M0 4L18 22H32L51 3H57L64 10H78L85 3H91L116 28H130L151 7H157L166 16H180L193 3H199L202 6H216L219 ' +
  '3H225L242 20H256L265 11H271L290 30H304L331 3H337L346 12H360L369 3H375L396 24H410L431 3H437L442 ' +
  '8H456L461 3H467L482 18H496L505 9H511L530 28H544L569 3H575L582 10H596L603 3H609L626 20H640L657 3H663' +
  'L666 6H680L683 3H689L712 26H726L747 5H753L762 14H776L785 5H791L808 22H822L841 3H847L848 4';
const tile = { width: 848, height: 36 };

/** Up to where the content of a public page begins. */
const gutter = 'w-5 sm:w-[max(2rem,calc((100%-72rem)/2+2rem))] min-[105rem]:w-[calc((100%-80rem)/2+2rem)]!';

/**
 * A decorative divider in the shape of a key, in the current colour, between two parts of a public page. The
 * cuts begin where the content does and run to the end of the page, in their own size at every width.
 */
export function BittingEdge({ className }: { className?: string }) {
  const id = useId();
  return (
    <div
      className={clsx('-mb-px flex h-9 items-stretch forced-colors:text-[Canvas]', className)}
      aria-hidden="true"
    >
      <div
        className={clsx(
          'mt-1 shrink-0 border-t border-line bg-current forced-colors:border-[CanvasText]',
          gutter,
        )}
      />
      <svg {...tile} width="100%" className="min-w-0 flex-1 fill-current rtl:-scale-x-100" focusable="false">
        <pattern id={id} {...tile} patternUnits="userSpaceOnUse">
          <path d={`${cuts}V36H0Z`} />
          <path d={cuts} fill="none" className="stroke-line forced-colors:stroke-[CanvasText]" />
        </pattern>
        <rect {...tile} width="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
