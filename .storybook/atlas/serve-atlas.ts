import type { Plugin } from 'vite';
import { readAtlas } from './read-atlas.ts';
import { thumbnailOf } from './thumbnail.ts';

/**
 * Serves the atlas in the development server, always from the current pictures. Builds contain it as files
 * (scripts/atlas.ts).
 */
export function serveAtlas(): Plugin {
  let thumbnails: Awaited<ReturnType<typeof readAtlas>>['thumbnails'] = new Map();

  async function answer(url: string): Promise<{ type: string; body: string | Buffer } | undefined> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/manifest.json') {
      const read = await readAtlas(searchParams.get('against') ?? undefined);
      thumbnails = read.thumbnails;
      return { type: 'application/json', body: JSON.stringify(read.atlas) };
    }
    const file = thumbnails.get(pathname.slice(1));
    return file && { type: 'image/webp', body: await thumbnailOf(file) };
  }

  return {
    name: 'serve-atlas',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/atlas', (request, response, next) => {
        answer(request.url ?? '/').then(
          (found) => (found ? response.setHeader('Content-Type', found.type).end(found.body) : next()),
          (error: Error) => response.writeHead(400, { 'Content-Type': 'text/plain' }).end(error.message),
        );
      });
    },
  };
}
