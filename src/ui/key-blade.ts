/** The size of the drawing, in its own units, which are CSS pixels unless it is scaled. */
export const bladeSize = { width: 120, height: 14 };

/** A rounded square with a hole, as the mark is one. */
const bow =
  'M0 3A3 3 0 0 1 3 0H11A3 3 0 0 1 14 3V11A3 3 0 0 1 11 14H3A3 3 0 0 1 0 11Z' +
  'M5 4.75A2.25 2.25 0 1 0 5 9.25A2.25 2.25 0 1 0 5 4.75Z';
const top = 2;
const bottom = 12;
const start = 19;
const end = 114;
const depths = { least: 1, most: 6.2 };
/** How far the ridge between two cuts rises above the higher one. */
const ridge = 1.4;
/** The distance between two cuts, for up to 19 characters; more of them are closer together. */
const widest = 5;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * The outline of a key whose cuts are the characters of the code: letters and digits cut to one of 36 depths,
 * anything else, such as a hyphen, leaves the blade uncut. A code that is continued keeps its first cuts. Fill
 * it by the even-odd rule.
 */
export function keyBladePath(code: string): string {
  const floors = Array.from(code.toUpperCase(), floorOf);
  const pitch = Math.min(widest, (end - start) / floors.length);
  const cuts = floors.map((floor, at) => {
    const from = start + at * pitch;
    const peak = Math.max(top, Math.min(floors[at - 1] ?? top, floor) - ridge);
    const [left, right] = [round(from + pitch * 0.28), round(from + pitch * 0.72)];
    return `L${round(from)} ${round(peak)}L${left} ${round(floor)}H${right}`;
  });
  const last = round(start + floors.length * pitch);
  return `${bow}M14 ${top}H${start}${cuts.join('')}L${last} ${top}H${end}L120 7L116 ${bottom}H14Z`;
}

/** The height at which the cut of a character ends. */
function floorOf(character: string): number {
  const index = alphabet.indexOf(character);
  if (index === -1) return top;
  return top + depths.least + ((depths.most - depths.least) * index) / (alphabet.length - 1);
}

const round = (value: number) => Math.round(value * 100) / 100;
