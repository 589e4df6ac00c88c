const texts = new Map<string, string>();

const keyOf = (owner: string, field: string) => JSON.stringify([owner, field]);

/**
 * What somebody has typed and not sent yet, in memory only: it survives a session that ended in the middle,
 * for the person who typed it and for nobody else. Never for passwords.
 */
export const drafts = {
  read: (owner: string, field: string) => texts.get(keyOf(owner, field)) ?? '',
  keep(owner: string, field: string, text: string) {
    if (text) texts.set(keyOf(owner, field), text);
    else texts.delete(keyOf(owner, field));
  },
  /** After a sign-out that was meant. */
  clear: () => texts.clear(),
};
