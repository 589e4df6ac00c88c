import { http, HttpResponse } from 'msw';

const DEFAULT_SIZE = 96;
const MAX_SIZE = 1024;

/** Serves avatars (DAS-3): a pattern derived from the hash. */
export const avatarHandlers = [
  http.get('*/mock/avatars/:id/:file', ({ params, request }) => {
    const requested = Number(new URL(request.url).searchParams.get('size'));
    const size = Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_SIZE) : DEFAULT_SIZE;
    const hash = String(params.file).replace(/\.\w+$/, '');
    return new HttpResponse(avatar(hash, size), {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
    });
  }),
];

/** Returns a mirrored 5 × 5 pattern in one of 360 hues. */
function avatar(hash: string, size: number): string {
  const bits = numberFrom(hash);
  const hue = bits % 360;
  const squares: string[] = [];
  for (let cell = 0; cell < 15; cell += 1) {
    if ((bits >>> cell) & 1) continue;
    const column = Math.floor(cell / 5);
    for (const x of new Set([column, 4 - column]))
      squares.push(`<rect x="${x + 1}" y="${(cell % 5) + 1}" width="1.02" height="1.02"/>`);
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 7 7">` +
    `<rect width="7" height="7" fill="hsl(${hue} 45% 88%)"/><g fill="hsl(${hue} 55% 42%)">${squares.join('')}</g></svg>`
  );
}

function numberFrom(text: string): number {
  let number = 2166136261;
  for (const character of text) number = Math.imul(number ^ character.charCodeAt(0), 16777619) >>> 0;
  return number;
}
