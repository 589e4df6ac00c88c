/** For `globals`: shows, tests and pictures the story at phone width. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
