/** The classes of the row with the brand, without its width, which is that of the page below. */
export const headerClasses =
  'mx-auto flex min-h-16 w-full items-center gap-2 px-4 sm:min-h-14 sm:px-6 pointer-coarse:min-h-16';
