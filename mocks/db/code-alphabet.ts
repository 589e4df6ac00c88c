/** The letters and digits of key and invite codes: no lookalikes such as O and 0. */
export const CODE_ALPHABET = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
