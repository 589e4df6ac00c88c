import type { Segment } from './compare-hwids.ts';

/**
 * A CSS background that underlines the differing characters of a value in the monospaced face, as wide as
 * `ch`. The value itself stays one text: a hundred rows of marked-up characters would be thousands of
 * elements.
 */
export function differenceStripes(segments: readonly Segment[]): string | undefined {
  if (!segments.some(({ differs }) => differs)) return undefined;
  let at = 0;
  const stops = segments.map(({ text, differs }) => {
    const from = at;
    at += text.length;
    return `${differs ? 'var(--color-warning)' : 'transparent'} ${from}ch ${at}ch`;
  });
  return `linear-gradient(to right, ${stops.join(', ')}, transparent ${at}ch)`;
}
