/** A run of characters that all differ from the other value, or all do not. */
export interface Segment {
  text: string;
  differs: boolean;
}

export interface HwidDiff {
  current: Segment[];
  next: Segment[];
  /** Number of characters that differ; of two counts the larger one. */
  differing: number;
  /** True if enough is equal for the differences to be worth marking. */
  isNear: boolean;
}

/** The share of equal characters from which on two values are near. Two random ids share a sixteenth. */
const NEAR = 1 / 3;

/** Marks differences: place by place or, in ids of other lengths, between their common beginning and end. */
export function compareHwids(current: string, next: string): HwidDiff {
  const marks = current.length === next.length ? byPlace(current, next) : byEnds(current, next);
  const [was, becomes] = marks;
  const differing = Math.max(count(was), count(becomes));
  const longer = Math.max(current.length, next.length);
  return {
    current: segments(current, was),
    next: segments(next, becomes),
    differing,
    isNear: differing <= longer * (1 - NEAR),
  };
}

type Marks = readonly [boolean[], boolean[]];

function byPlace(current: string, next: string): Marks {
  const marks = Array.from({ length: current.length }, (_, at) => current[at] !== next[at]);
  return [marks, marks];
}

function byEnds(current: string, next: string): Marks {
  const shorter = Math.min(current.length, next.length);
  let start = 0;
  while (start < shorter && current[start] === next[start]) start++;
  let end = 0;
  while (end < shorter - start && current.at(-1 - end) === next.at(-1 - end)) end++;
  const middle = (text: string) =>
    Array.from({ length: text.length }, (_, at) => at >= start && at < text.length - end);
  return [middle(current), middle(next)];
}

function segments(text: string, marks: readonly boolean[]): Segment[] {
  const found: Segment[] = [];
  marks.forEach((differs, at) => {
    const last = found.at(-1);
    if (last?.differs === differs) last.text += text[at];
    else found.push({ text: text[at] ?? '', differs });
  });
  return found;
}

const count = (marks: readonly boolean[]) => marks.filter(Boolean).length;

/** Splits segments into groups of `size` characters, between which a long id may break. */
export function splitIntoGroups(parts: readonly Segment[], size: number): Segment[][] {
  const groups: Segment[][] = [];
  let room = 0;
  for (const { text, differs } of parts) {
    for (let at = 0; at < text.length;) {
      if (room === 0) {
        groups.push([]);
        room = size;
      }
      const piece = text.slice(at, at + room);
      groups.at(-1)?.push({ text: piece, differs });
      room -= piece.length;
      at += piece.length;
    }
  }
  return groups;
}

/**
 * Returns CSS that underlines differences in a monospaced font: elements would be thousands in a table of a hundred
 * rows.
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
