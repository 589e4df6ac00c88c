import { storage } from '#src/app/storage.ts';

const key = 'last-product';

/** The product that was last sold or given in this browser, with which the next such dialog begins (FRM-6). */
export const lastProduct = {
  /** Returns the last product's id, if it can still be chosen. */
  among: (options: ReadonlyArray<{ value: number }>): number | undefined =>
    options.find(({ value }) => String(value) === storage.read(key))?.value,

  remember(id: number | undefined): void {
    if (id !== undefined) storage.write(key, String(id));
  },
};
