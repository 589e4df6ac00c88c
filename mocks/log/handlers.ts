import { http, HttpResponse } from 'msw';
import { toCurl } from './to-curl.ts';
import { deviationSummary } from './deviation-summary.ts';
import { withoutMessages } from './entry.ts';
import { requestLog } from './request-log.ts';

const notFound = () =>
  HttpResponse.json({ code: 404, message: 'The log has no such call, or no longer' }, { status: 404 });

/**
 * The log of calls. `GET /mock/requests` lists them, newest first; `GET /mock/requests/:id` has headers and bodies,
 * and `/curl` below it the call as a command. `DELETE /mock/requests` empties the log. `GET /mock/deviations` counts those of a real server by call.
 */
export const logHandlers = [
  http.get('*/mock/requests', () =>
    HttpResponse.json({ requests: requestLog.all().map(withoutMessages).reverse() }),
  ),

  http.get('*/mock/deviations', () => HttpResponse.json({ deviations: deviationSummary.all() })),

  http.delete('*/mock/requests', () => {
    deviationSummary.clear();
    requestLog.clear();
    return new HttpResponse(null, { status: 204 });
  }),

  http.get('*/mock/requests/:id', ({ params }) => {
    const exchange = requestLog.find(String(params.id));
    return exchange ? HttpResponse.json({ ...exchange }) : notFound();
  }),

  http.get('*/mock/requests/:id/curl', ({ params, request }) => {
    const exchange = requestLog.find(String(params.id));
    return exchange ? HttpResponse.text(`${toCurl(exchange, new URL(request.url).origin)}\n`) : notFound();
  }),
];
