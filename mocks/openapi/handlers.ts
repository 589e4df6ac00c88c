import { http, HttpResponse } from 'msw';

/**
 * The OpenAPI documents of the contract and of the controls, and the former as a page. The documents are loaded
 * when they are asked for.
 */
export const openApiHandlers = [
  http.get('*/mock/openapi.json', async () =>
    jsonResponse((await import('./control-document.ts')).controlDocument()),
  ),

  http.get('*/openapi.json', async () => jsonResponse((await import('./document.ts')).openApiDocument())),

  http.get('*/mock/api', async () => {
    const [{ openApiDocument }, { contractPage }] = await Promise.all([
      import('./document.ts'),
      import('./contract-page.ts'),
    ]);
    return contractPage(openApiDocument());
  }),
];

const jsonResponse = (document: Record<string, any>) =>
  HttpResponse.json(document, { headers: { 'Cache-Control': 'no-cache' } });
