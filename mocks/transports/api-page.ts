import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import sirv from 'sirv';

const require = createRequire(import.meta.url);
const serveViewer = sirv(path.dirname(require.resolve('swagger-ui-dist/package.json')));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calls of the backend</title>
    <link rel="stylesheet" href="/mock/api/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/mock/api/swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({ url: '/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'list' });
    </script>
  </body>
</html>
`;

/** Answers requests to `/mock/api`, a page of all calls, and leaves all others to `next`. */
export function answerWithApiPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): void {
  const url = incoming.url ?? '';
  if (/^\/mock\/api\/?(\?|$)/.test(url))
    return void outgoing.setHeader('content-type', 'text/html').end(page);
  if (!url.startsWith('/mock/api/')) return next();
  incoming.url = url.slice('/mock/api'.length);
  serveViewer(incoming, outgoing, next);
}
