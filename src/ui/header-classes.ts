/** The classes of the row with the brand, in line with the content of the pages of customers. */
export const headerClasses =
  'mx-auto flex min-h-16 w-full max-w-customer items-center gap-2 px-4 sm:min-h-14 sm:px-6 pointer-coarse:min-h-16';
