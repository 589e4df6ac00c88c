/** For `globals`: the story is shown, tested and pictured at the width of a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
