/** Globals of a story that is shown, tested and pictured at phone width. */
export const phoneViewport = { viewport: { value: 'phone', isRotated: false } };
