/** A run of characters that differ from the other value, or that do not. */
export interface Segment {
  text: string;
  differs: boolean;
}

export interface Comparison {
  current: Segment[];
  next: Segment[];
  /** Characters of the longer marked side. */
  differing: number;
}

/**
 * What changes from one hardware id to another. Ids of one length are compared place by place, as an eye does
 * with one above the other. Of different lengths, what both begin with and what both end with is the same and
 * the middle differs.
 */
export function compareHwids(current: string, next: string): Comparison {
  const marks = current.length === next.length ? byPlace(current, next) : byEnds(current, next);
  const [was, becomes] = marks;
  return {
    current: segments(current, was),
    next: segments(next, becomes),
    differing: Math.max(count(was), count(becomes)),
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

/**
 * Segments cut into groups of `size` characters, so that a long id breaks between groups and can be read
 * aloud.
 */
export function inGroups(parts: readonly Segment[], size: number): Segment[][] {
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
