import { controlSchemas, linkParameters } from './control-schemas.ts';

interface ControlCall {
  /** Method and path, such as 'PUT /mock/state'. */
  request: string;
  id: string;
  summary: string;
  parameters?: object[];
  /** The names of schemas; a reply may also be a media type, such as 'text/html'. */
  body?: string;
  reply?: string;
  refusal?: [status: number, reason: string];
  redirects?: true;
}

const ID = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const REFUSED: ControlCall['refusal'] = [400, 'The change is not possible; nothing was changed'];
const NO_CALL: ControlCall['refusal'] = [404, 'The log has no such call, or no longer'];

const calls: ControlCall[] = [
  {
    request: 'GET /mock/state',
    id: 'readState',
    summary: 'Settings, and what can be chosen',
    reply: 'State',
  },
  {
    request: 'PUT /mock/state',
    id: 'changeState',
    summary: 'Change settings; `activeOutcomes` and `faults` replace all that are switched on',
    body: 'StateChange',
    reply: 'State',
    refusal: REFUSED,
  },
  {
    request: 'POST /mock/clock',
    id: 'setClock',
    summary: 'Set the time',
    body: 'ClockChange',
    reply: 'State',
    refusal: REFUSED,
  },
  {
    request: 'POST /mock/session',
    id: 'changeSession',
    summary: 'End a token or a session, take the admin role, ban; by default the account of the sender',
    body: 'SessionChange',
    reply: 'State',
    refusal: REFUSED,
  },
  { request: 'POST /mock/reset', id: 'reset', summary: 'Return to the seed of the world', reply: 'State' },
  {
    request: 'GET /mock/link',
    id: 'makeLink',
    summary: 'A link to the present state',
    parameters: linkParameters,
    reply: 'Link',
    refusal: REFUSED,
  },
  {
    request: 'POST /mock/link',
    id: 'openLink',
    summary: 'Open a link and sign its persona in',
    body: 'Link',
    reply: 'Opened',
    refusal: REFUSED,
  },
  {
    request: 'GET /mock/saved-state',
    id: 'saveState',
    summary: 'The whole state with all changed rows, as a file to keep',
    reply: 'SavedState',
  },
  {
    request: 'PUT /mock/saved-state',
    id: 'openSavedState',
    summary: 'Open such a file and sign its user in',
    body: 'SavedState',
    reply: 'State',
    refusal: [400, 'The file is damaged, or of another version'],
  },
  {
    request: 'GET /mock/subscriptions',
    id: 'ownSubscriptions',
    summary: 'Subscriptions of the sender, whose ends the clock can be set to',
    reply: 'Subscriptions',
  },
  {
    request: 'GET /mock/requests',
    id: 'readLog',
    summary: 'The latest calls, newest first',
    reply: 'LoggedCalls',
  },
  { request: 'DELETE /mock/requests', id: 'emptyLog', summary: 'Empty the log' },
  {
    request: 'GET /mock/requests/{id}',
    id: 'readCall',
    summary: 'A call with headers and bodies',
    parameters: ID,
    reply: 'LoggedExchange',
    refusal: NO_CALL,
  },
  {
    request: 'GET /mock/requests/{id}/curl',
    id: 'readCallAsCurl',
    summary: 'The call as a command; secrets are variables',
    parameters: ID,
    reply: 'text/plain',
    refusal: NO_CALL,
  },
  {
    request: 'GET /mock/requests/{id}/story',
    id: 'readCallAsStory',
    summary: 'The call as the source of a story',
    parameters: ID,
    reply: 'text/plain',
    refusal: NO_CALL,
  },
  { request: 'GET /mock', id: 'controlsPage', summary: 'The controls as a page', reply: 'text/html' },
  { request: 'POST /mock', id: 'sendControls', summary: 'Its forms; redirects back', redirects: true },
  { request: 'GET /mock/api', id: 'contractPage', summary: 'The contract as a page', reply: 'text/html' },
  {
    request: 'GET /mock/openapi.json',
    id: 'controlDocument',
    summary: 'This document',
    reply: 'application/json',
  },
  {
    request: 'GET /openapi.json',
    id: 'contractDocument',
    summary: 'The document of the contract',
    reply: 'application/json',
  },
];

/** The controls of the mock backend as an OpenAPI 3.1 document. */
export function controlDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const [method = '', path = ''] = call.request.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Controls of the mock backend',
      version: '1.0.0',
      description: 'How testers set the state of the mock backend. Not part of the contract.',
      license: { name: 'Proprietary', url: 'https://example.com/licence' },
    },
    servers: [{ url: '/', description: 'Same origin as the mock backend' }],
    tags: [{ name: 'mock', description: 'Controls of the mock backend' }],
    security: [],
    paths,
    components: { schemas: controlSchemas },
  };
}

function operation({ id, summary, parameters, body, reply, refusal, redirects }: ControlCall) {
  const [status, reason] = refusal ?? [];
  return {
    operationId: id,
    tags: ['mock'],
    summary,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      ...(redirects
        ? {
            303: { description: 'Back to the page' },
            default: { description: 'An answer without a redirect' },
          }
        : reply
          ? { 200: { description: 'Success', content: contentOf(reply) } }
          : { 204: { description: 'Success' } }),
      ...(status && { [status]: { description: reason, content: contentOf('Problem') } }),
      '4XX': { description: 'There is no such address or method', content: contentOf('Problem') },
    },
  };
}

const contentOf = (name: string): Record<string, object> =>
  name === 'application/json'
    ? { 'application/json': { schema: { type: 'object' } } }
    : name.includes('/')
      ? { [name]: { schema: { type: 'string' } } }
      : { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
