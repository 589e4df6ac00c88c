import clsx from 'clsx';

const profile =
  'M0 36V4H104L122 22H136L155 3H161L168 10H182L189 3H195L220 28H234L255 7H261L270 16H284L297 ' +
  '3H303L306 6H320L323 3H329L346 20H360L369 11H375L394 30H408L435 3H441L450 12H464L473 3H479L500 ' +
  '24H514L535 3H541L546 8H560L565 3H571L586 18H600L609 9H615L634 28H648L673 3H679L686 10H700L707 ' +
  '3H713L730 20H744L761 3H767L770 6H784L787 3H793L816 26H830L851 5H857L866 14H880L889 5H895L912 ' +
  '22H926L945 3H951L952 4H1440V36Z';

/**
 * A decorative divider in the shape of a key's edge, in the current colour, between two parts of a public
 * page.
 */
export function BittingEdge({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 36"
      preserveAspectRatio="xMinYMax slice"
      className={clsx('-mb-px block h-7 w-full fill-current sm:h-9', className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={profile} />
    </svg>
  );
}
