/** The DOM id of a row's id, which describes the row's buttons ('Edit', 'Delete' …). */
export const rowNameId = (id: number) => `row-${id}`;
