import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { EndpointHandler } from './endpoint-handler.ts';

const handlers = new Map(
  namedEndpoints.map(([name, endpoint]) => [
    endpoint,
    new EndpointHandler(endpoint, () => HttpResponse.text(name)),
  ]),
);
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** Ways to write the URL of a path; to most of them MSW finds the endpoint, to some it does not. */
const spellings = [
  (path: string) => path,
  (path: string) => `/below/a/base${path}`,
  (path: string) => `${path}?page=0&sort=/api/me`,
  (path: string) => `${path}#part`,
  (path: string) => `${path}/`,
  (path: string) => `${path}//`,
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace('7', 'se%2Fven'),
  (path: string) => path.replace('7', ''),
  (path: string) => `${path}/more`,
  (path: string) => `${path}x`,
  (path: string) => `/elsewhere?path=${path}`,
];

/** Whether the handler answers, which is as MSW itself decides. */
async function isAnswered(handler: EndpointHandler, request: Request) {
  const isMeant = await handler.test({ request });
  const result = await handler.run({ request, requestId: '1' });
  expect(result !== null, `${request.method} ${request.url} by ${handler.info.header}`).toBe(isMeant);
  return isMeant;
}

it.each(namedEndpoints)('%s answers what MSW finds it for, however it is written', async (_, endpoint) => {
  const path = endpoint.path.replace(/:\w+/g, '7');
  const answered: boolean[] = [];
  for (const method of methods)
    for (const spelling of spellings) {
      const request = new Request(`http://mock.test${spelling(path)}`, { method });
      answered.push(await isAnswered(handlers.get(endpoint)!, request));
    }
  expect(answered.filter(Boolean).length).toBeGreaterThanOrEqual(6);

  const request = new Request(`http://mock.test${path}`, { method: endpoint.method });
  for (const handler of handlers.values()) await isAnswered(handler, request);
});
