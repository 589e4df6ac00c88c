import Color from 'colorjs.io';

/** '#1d50d6', or eight digits for translucent colours. Colours outside sRGB are clipped, as in browsers. */
export function hexOf(css: string): string {
  return new Color(css).to('srgb').toGamut({ method: 'clip' }).toString({ format: 'hex', collapse: false });
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return new Color(hexOf(one)).contrast(hexOf(other), 'WCAG21');
}

/** Lightness 0 to 1, chroma, hue in degrees, and alpha. */
export function oklchOf(css: string): { components: [number, number, number]; alpha: number } {
  const { coords, alpha } = new Color(css).to('oklch');
  const [lightness, chroma, hue] = coords.map((coordinate) => Number((coordinate ?? 0).toFixed(4)));
  return { components: [lightness ?? 0, chroma ?? 0, hue ?? 0], alpha: Number(alpha.toFixed(4)) };
}
