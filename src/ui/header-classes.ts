/** Classes of the header row of customers' pages, as wide as their content. */
export const headerClasses =
  'mx-auto flex min-h-16 w-full max-w-customer items-center gap-2 px-4 sm:min-h-14 sm:px-6 pointer-coarse:min-h-16';
