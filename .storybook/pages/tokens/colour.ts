/** Parses a colour into red, green and blue, 0 to 1, as gamma-encoded sRGB, clipped outside sRGB as in browsers. */
function srgbOf(css: string): { rgb: number[]; alpha: number } {
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const encoded = (value: number) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return { rgb: linear.map((value) => Math.min(1, Math.max(0, encoded(value)))), alpha };
}

const hex = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** Converts an `oklch()` colour to hex: '#1d50d6', or eight digits if translucent. */
export function hexOf(css: string): string {
  const { rgb, alpha } = srgbOf(css);
  return `#${rgb.map(hex).join('')}${alpha < 1 ? hex(alpha) : ''}`;
}

/** Returns the WCAG 2 relative luminance of a colour as a screen shows it. */
function luminanceOf(css: string): number {
  const [r = 0, g = 0, b = 0] = srgbOf(css)
    .rgb.map((channel) => Math.round(channel * 255) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2 contrast of two opaque `oklch()` colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
