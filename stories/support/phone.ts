/** For `globals`: shows, tests and pictures the story at phone width. */
export const withCardSlots = { viewport: { value: 'phone', isRotated: false } };
