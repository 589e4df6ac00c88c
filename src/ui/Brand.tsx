import clsx from 'clsx';

/** The profile of a key, from x 32 back to 0: it divides the square into key (above) and lock (below). */
const cuts = 'H28.5L25 10.5H21.5L18.5 14.5H15.5L12 19.5H8.5L5.5 15H0';
const cutsBelow = 'H28.5L25 14H21.5L18.5 18H15.5L12 23H8.5L5.5 18.5H0';

export interface BrandMarkProps {
  /** Side in CSS pixels at the usual text size; it grows with the text. */
  size?: number;
  className?: string;
}

/** The mark without the name, its upper half in the current colour. Decorative. */
export function BrandMark({ size = 28, className }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={clsx('shrink-0', className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 8A8 8 0 0 1 8 0H24A8 8 0 0 1 32 8V15${cuts}Z`} fill="currentColor" />
      <path d={`M0 24A8 8 0 0 0 8 32H24A8 8 0 0 0 32 24V18.5${cutsBelow}Z`} className="fill-accent" />
    </svg>
  );
}

export interface BrandProps {
  name: string;
  size?: number;
  /** Heading if phones show only the mark. An equal name is then visual only, so that it is not read out twice. */
  heading?: string;
}

/** The mark and the name. Put it inside the link to the home page. */
export function Brand({ name, size = 24, heading }: BrandProps) {
  return (
    <span
      translate="no"
      className="flex max-w-full min-w-0 items-center gap-2.5 font-semibold tracking-[-0.012em]"
    >
      <BrandMark size={size} />
      {/* the build's configure.mjs changes it (replaceBrand) */}
      <span
        data-brand=""
        data-heading={heading}
        className={clsx(
          'truncate',
          heading && "max-sm:sr-only sm:empty:before:content-[attr(data-heading)_/_'']",
        )}
      >
        {name !== heading && name}
      </span>
    </span>
  );
}
