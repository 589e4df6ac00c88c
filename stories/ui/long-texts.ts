/** The longest texts that the product allows, and a name of 40 characters. */
export const longestCode = 'A1B2-'.repeat(51);
export const longName = 'Maximiliana_Featherstonehaugh-Cholmondele';
