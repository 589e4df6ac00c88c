/** Dialogs above the sheet that are part of the address. */
export const personDialogs = { row: ['subscribe', 'edit', 'ban'], of: 'sheet' } as const;
