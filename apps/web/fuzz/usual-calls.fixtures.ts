import { getResponse } from 'msw';
import { vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { createEndpointHandlers } from '#mocks/handlers/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { openSession, sessionCookies } from '#mocks/server/session.ts';
import { simulatedUpload } from '#mocks/transports/upload-stub.ts';
import { call } from '#src/api/call.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { upload, uploadTransport } from '#src/api/upload.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { exampleOf, examples } from '#src/contract/examples.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { formOfNode } from './form-of-node.fixtures.ts';

const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };

/** A row that can be changed or removed, where the first one cannot. */
const ids: { [Name in EndpointName]?: () => number } = {
  'products.remove': () => db.products.insert(examples['products.create'].body).id,
  'keys.update': unusedKey,
  'keys.remove': unusedKey,
  'hwidRequests.approve': pendingRequest,
  'hwidRequests.decline': pendingRequest,
  'users.remove': () => personas.customer.id,
};

const unused = () => db.keys.all().find(({ status }) => status === 'UNUSED')!;
function unusedKey() {
  return unused().id;
}
function pendingRequest() {
  return db.hwidRequests.all().find(({ status }) => status === 'PENDING')!.id;
}

/** Returns the contract's example body with the mock backend's requirements. */
function bodyOf(name: EndpointName): object | undefined {
  const example = exampleOf(name).body;
  if (!example) return undefined;
  return {
    ...example,
    ...('key' in example && { key: unused().code }),
    ...(endpointOf(name).encoding === 'multipart' && { file: new File(['MZ'], 'a.exe') }),
  };
}

const handlers = createEndpointHandlers({ httpOnly: false });

/** Starts a fresh world in which the administrator is signed in, and the mock backend answers the app's calls. */
export function beginAsAdmin() {
  resetDb();
  const session = openSession(db.users.find(personas.admin.id)!);
  for (const cookie of sessionCookies(session, { httpOnly: false })) document.cookie = cookie;
  sessionScope.begin('admin', session.bearer);
  vi.stubGlobal('fetch', answerAsBrowser);
  vi.spyOn(uploadTransport, 'send').mockImplementation(simulatedUpload(() => 0));
}

/** Makes a call with input that the mock backend accepts; resolves with the decoded reply. */
export function makeUsualCall(name: EndpointName): Promise<unknown> {
  const endpoint = endpointOf(name);
  const body = bodyOf(name);
  const input = { id: ids[name]?.() ?? 1, ...(endpoint.query && { query }), ...(body && { body }) } as never;
  return endpoint.encoding === 'multipart'
    ? upload<Endpoint>(endpoint, input, { onProgress() {} })
    : call<Endpoint>(endpoint, input);
}

/** Returns the fields that `makeUsualCall` sends. */
export const fieldsOf = (name: EndpointName) => Object.keys(bodyOf(name) ?? {});

/** Imitates `fetch` of a browser: it rejects without a response, and when the signal is aborted. */
async function answerAsBrowser(input: Request | URL, init?: RequestInit): Promise<Response> {
  const request =
    input instanceof Request
      ? input
      : new Request(input, { ...init, body: await formOfNode(init!.body as FormData) });
  const response = await getResponse(handlers, request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  if (!response.body) return response;
  const body = response.body.pipeThrough(new TransformStream(), { signal: request.signal });
  return new Response(body, response);
}
