import { http, HttpResponse } from 'msw';

/** The contract as OpenAPI, loaded when it is asked for. */
export const openApiHandlers = [
  http.get('*/openapi.json', async () =>
    HttpResponse.json((await import('./document.ts')).openApiDocument() as Record<string, any>, {
      headers: { 'Cache-Control': 'no-cache' },
    }),
  ),
];
