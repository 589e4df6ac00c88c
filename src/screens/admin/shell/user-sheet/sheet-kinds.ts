/** Kinds of the dialogs above the sheet that are part of the address. */
export const sheetKinds = ['subscribe', 'edit', 'ban'] as const;
export type SheetKind = (typeof sheetKinds)[number];
