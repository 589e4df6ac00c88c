/** The size of the drawing, in its own units, which are CSS pixels unless it is scaled. */
export const bladeSize = { width: 120, height: 14 };

const bow = 'M7 0A7 7 0 1 1 7 14A7 7 0 1 1 7 0ZM5 4.75A2.25 2.25 0 1 0 5 9.25A2.25 2.25 0 1 0 5 4.75Z';
const top = 2.5;
const bottom = 11.5;
const start = 19;
const end = 114;
/** The deepest cut leaves enough metal to be seen. */
const deepest = 6.5;
/** The distance between two cuts, for up to 19 characters; more of them are closer together. */
const widest = 5;

const heights = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * The outline of a key whose cuts are the characters of the code: letters and digits cut to one of 36 depths,
 * anything else, such as a hyphen, leaves the blade uncut. A code that is continued keeps its first cuts. Fill
 * it by the even-odd rule.
 */
export function keyBladePath(code: string): string {
  const characters = [...code.toUpperCase()];
  const pitch = Math.min(widest, (end - start) / characters.length);
  const cuts = characters.map((character, at) => {
    const from = start + at * pitch;
    return `L${round(from + pitch * 0.2)} ${round(heightOf(character))}H${round(from + pitch * 0.8)}`;
  });
  const last = round(start + characters.length * pitch);
  return `${bow}M13 ${top}H${start}${cuts.join('')}L${last} ${top}H${end}L120 7.5L117 ${bottom}H13Z`;
}

function heightOf(character: string): number {
  const index = heights.indexOf(character);
  return index === -1 ? top : top + 1 + ((deepest - 1) * index) / (heights.length - 1);
}

const round = (value: number) => Math.round(value * 100) / 100;
