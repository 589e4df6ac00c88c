/** Media queries of a width; without motion, as jsdom has no canvas. */
export function matches(query: string, width: number): boolean {
  const [, bound, sign, size, unit] =
    /(?:(min|max)-width: ?|width ?([<>])=? ?)([\d.]+)(rem|px)/.exec(query) ?? [];
  if (!size) return query.includes('reduced-motion');
  const px = Number(size) * (unit === 'rem' ? 16 : 1);
  return bound === 'min' || sign === '>' ? width >= px : width <= px;
}
