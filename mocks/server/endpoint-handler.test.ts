import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, it } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { EndpointHandler } from './endpoint-handler.ts';

const resolve = ({ params }: { params: { id?: string | readonly string[] } }) => HttpResponse.json(params.id);
const ours = new EndpointHandler(endpoints.keys.update, resolve);
const { method, path } = endpoints.keys.update;
const plain = http.all(`*${path}`, ({ request, params }) =>
  request.method === method ? resolve({ params }) : undefined,
);

const answerOf = async (handler: RequestHandler, request: Request) =>
  (await getResponse([handler], request.clone()))?.json() ?? 'none';

it.each([
  [method, path.replace(':id', '7'), '7'],
  [method, path.replace(':id', '7/'), '7'],
  [method, path.replace(':id', '7?page=1'), '7'],
  [method, path.replace(':id', 'a%20b'), 'a b'],
  [method, `/below/a/base${path.replace(':id', '7')}`, '7'],
  [method, path.replace(':id', '7').toUpperCase(), '7'],
  ['GET', path.replace(':id', '7'), 'none'],
  [method, path.replace(':id', '7/more'), 'none'],
  [method, path.replace('/:id', ''), 'none'],
])('answers %s %s as MSW does by the path alone', async (verb, at, answer) => {
  const request = new Request(`https://shop.test${at}`, { method: verb });
  expect(await answerOf(ours, request)).toEqual(answer);
  expect(await answerOf(plain, request)).toEqual(answer);
});
