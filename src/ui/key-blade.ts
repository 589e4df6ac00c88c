const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Returns the heights of a blade's teeth, 0 to 7, from the letters and digits of a code. A short code repeats, each
 * time with other heights.
 */
export function toothHeights(code: string, teeth: number): number[] {
  const cuts = Array.from(code.toUpperCase(), (character) => alphabet.indexOf(character));
  const own = cuts.filter((cut) => cut >= 0);
  return Array.from({ length: teeth }, (_, tooth) => {
    const turn = own.length && Math.floor(tooth / own.length);
    return ((own[tooth % own.length] ?? 0) * (10 * turn + 5) + tooth) % 8;
  });
}
