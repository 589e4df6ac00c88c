import type { Region } from './records.ts';

/** Side in px of the cells into which marked pixels are grouped; adjacent cells form one region. */
const CELL = 12;

/** Boxes around groups of marked pixels, from top to bottom. */
export function regionsOf(mask: Uint8Array, width: number): Region[] {
  const columns = Math.ceil(width / CELL);
  const cells = new Map<number, Box>();
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
    const box = cells.get(cell);
    if (box) grow(box, { left: x, top: y, right: x, bottom: y });
    else cells.set(cell, { left: x, top: y, right: x, bottom: y });
  }
  const regions: Region[] = [];
  for (const [start, box] of cells) {
    gather(start, box);
    regions.push({
      x: box.left,
      y: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
    });
  }
  return regions.sort((a, b) => a.y - b.y || a.x - b.x);

  /** Removes the cell and all cells connected to it from the map, and grows the box around them. */
  function gather(first: number, box: Box) {
    const queue = [first];
    cells.delete(first);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
      for (const neighbour of around(cell)) {
        const other = cells.get(neighbour);
        if (!other) continue;
        grow(box, other);
        cells.delete(neighbour);
        queue.push(neighbour);
      }
  }

  function around(cell: number): number[] {
    const sides = [-1, 0, 1].filter(
      (step) => (cell % columns) + step >= 0 && (cell % columns) + step < columns,
    );
    return [-columns, 0, columns]
      .flatMap((row) => sides.map((step) => cell + row + step))
      .filter((other) => other !== cell && other >= 0);
  }
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function grow(box: Box, { left, top, right, bottom }: Box) {
  box.left = Math.min(box.left, left);
  box.top = Math.min(box.top, top);
  box.right = Math.max(box.right, right);
  box.bottom = Math.max(box.bottom, bottom);
}
