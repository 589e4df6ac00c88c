/** The longest texts that the product allows, and a name of 40 characters. */
export const longestCode = 'A1B2-'.repeat(51);
export const longName = 'Maximiliana_Featherstonehaugh-Cholmondele';
/** A code of maximum length without hyphens or spaces to break at. */
export const unbrokenCode = 'A1B2C'.repeat(51);
export const twoLineLabel =
  'The reason for which this customer should be allowed one more hardware fingerprint';
export const longError = `Code ${unbrokenCode} already exists, and it was used by ${longName}`;
