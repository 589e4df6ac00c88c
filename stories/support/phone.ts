/** For `globals`: shows, tests and pictures the story at phone width. */
export const phoneViewport = { viewport: { value: 'phone', isRotated: false } };
