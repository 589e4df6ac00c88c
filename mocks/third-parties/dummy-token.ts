/**
 * Documented by the challenge provider as the token that its test keys give; the mock takes it any number of
 * times.
 */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
