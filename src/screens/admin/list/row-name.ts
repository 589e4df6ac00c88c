/**
 * The DOM id of a row's id: the row's buttons are all named 'Edit', 'Delete'… and point to it to say which
 * row they mean.
 */
export const rowNameId = (id: number) => `row-${id}`;
