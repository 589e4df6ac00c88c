import clsx from 'clsx';

const profile = 'M0 36V20H140L172 4H210L238 26H276L300 10H330L372 32H410L430 16H470L505 4H540L580 30H618L640 18H672L700 34H740L772 8H806L838 24H880L904 12H940L976 32H1010L1040 20H1440V36Z';

/** The cut edge of a key, in the current colour: where one part of a public page ends and the next begins. Decoration. */
export function BittingEdge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 36" preserveAspectRatio="xMinYMax slice" className={clsx('-mb-px block h-7 w-full fill-current sm:h-9', className)} aria-hidden="true" focusable="false">
      <path d={profile} />
    </svg>
  );
}
