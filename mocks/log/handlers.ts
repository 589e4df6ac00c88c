import { http, HttpResponse } from 'msw';
import { db } from '../db/index.ts';
import { asCurl } from './as-curl.ts';
import { asStories, canBeStory } from './as-story.ts';
import { withoutMessages } from './entry.ts';
import { requestLog } from './request-log.ts';

const notFound = () =>
  HttpResponse.json({ code: 404, message: 'The log has no such call, or no longer' }, { status: 404 });

/**
 * The log of calls: `GET /mock/requests` lists them, newest first, `GET /mock/requests/:id` has headers and
 * bodies, `/curl` and `/story` below it the same as a command and as the source of a story;
 * `DELETE /mock/requests` empties the log.
 */
export const logHandlers = [
  http.get('*/mock/requests', () =>
    HttpResponse.json({ requests: requestLog.all().map(withoutMessages).toReversed() }),
  ),

  http.delete('*/mock/requests', () => {
    requestLog.clear();
    return new HttpResponse(null, { status: 204 });
  }),

  http.get('*/mock/requests/:id', ({ params }) => {
    const exchange = requestLog.find(String(params.id));
    return exchange ? HttpResponse.json({ ...exchange }) : notFound();
  }),

  http.get('*/mock/requests/:id/curl', ({ params, request }) => {
    const exchange = requestLog.find(String(params.id));
    return exchange ? HttpResponse.text(`${asCurl(exchange, new URL(request.url).origin)}\n`) : notFound();
  }),

  http.get('*/mock/requests/:id/story', ({ params }) => {
    const exchange = requestLog.find(String(params.id));
    if (!exchange || !canBeStory(exchange)) return notFound();
    return HttpResponse.text(asStories([{ exchange, route: exchange.from, world: db.origin.world }]));
  }),
];
