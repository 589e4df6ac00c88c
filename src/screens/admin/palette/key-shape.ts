/** Whether a text looks like an activation key: groups of letters and digits, joined by hyphens. */
export const isKeyShaped = (text: string) => /^[a-z\d]{3,}(-[a-z\d]{3,})+$/i.test(text.trim());
