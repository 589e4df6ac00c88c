/** The letters and digits of key and invite codes: no lookalikes such as O and 0. */
export const CODE_LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
