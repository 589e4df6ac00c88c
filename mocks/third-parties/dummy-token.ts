/** The token that the provider's test keys return. The mock accepts it any number of times. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
