import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { auth } from '#src/contract/auth.ts';
import { BEARER } from '#src/contract/session.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints, tags } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import type { Dialect } from '#src/contract/paging.ts';
import { documentedAnswers } from '../outcomes/documented.ts';
import { responsesOf } from './responses.ts';
import { components, schemaOf } from './schemas.ts';

const who = {
  anyone: 'Open to anyone.',
  user: 'For signed-in users.',
  premium: 'For users with premium.',
  admin: 'For users with ROLE_ADMIN.',
};
const NOT_DESCRIBED =
  'What also happens to any call, and is part of the outcomes: the network fails, nobody answers, the answer is not JSON.';

/** Returns the contract as an OpenAPI 3.1 document; `x-assumed` marks undocumented wire details. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of namedEndpoints)
    (paths[template(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  paths[DISCORD_CONNECT] = { get: discord };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Subscription and licence sales API',
      version: '1.0.0',
      description: [
        `What the web client expects of its server: ${namedEndpoints.length} calls and one navigation.`,
        'Times are ISO 8601 in UTC.',
        NOT_DESCRIBED,
      ].join(' '),
      license: { name: 'Proprietary', url: 'https://example.com/licence' },
      contact: { name: 'Backend contract', url: 'https://example.com/contract' },
    },
    servers: [{ url: '/', description: 'Same origin as the app' }],
    tags,
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: `The client takes it from the ${BEARER} cookie.`,
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'refresh_token',
          description: 'HttpOnly; the name is assumed.',
        },
      },
    },
  };
}

const tagOf = (name: string) => name.slice(0, name.indexOf('.'));
const template = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function operation(name: EndpointName, endpoint: Endpoint) {
  const { access, assumed, body, encoding, summary } = endpoint;
  const example = exampleOf(name);
  const parameters = [
    ...pathParameters(endpoint),
    ...(endpoint.query ? queryParameters(endpoint.query) : []),
  ];
  const media = encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary,
    description: who[access],
    security:
      endpoint === auth.refresh ? [{ refreshCookie: [] }] : access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [media]: { schema: schemaOf(body), ...(!encoding && { example: example.body }) } },
      },
    }),
    responses: responsesOf(endpoint, documentedAnswers(name, endpoint), example.reply),
    ...(assumed && { 'x-assumed': assumed }),
  };
}

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }));

/** Returns the role of each query parameter, found by encoding a known query in the dialect. */
function queryParameters(dialect: Dialect<any>) {
  const [page, size, sort, direction, search] = dialect.names as [string, string, string, string, string];
  const firstPage = Number(
    dialect.encode({ page: 0, size: 10, sort: 'id', descending: true, search: '' })[page],
  );
  const parameter = (name: string, description: string, schema: object, required = false) => ({
    name,
    in: 'query',
    description,
    required,
    schema,
  });
  return [
    parameter(page, `Page, counted from ${firstPage}`, { type: 'integer', minimum: firstPage }, true),
    parameter(size, 'Rows a page; the client offers 10, 25 and 100', { type: 'integer', minimum: 1 }, true),
    parameter(sort, 'Column; the client sorts by id', { type: 'string', default: 'id' }),
    parameter(direction, 'Lower case', { type: 'string', enum: ['asc', 'desc'], default: 'desc' }),
    parameter(search, 'Text to look for; empty for all', { type: 'string' }),
  ];
}

const discord = {
  operationId: 'discord.connect',
  tags: ['account'],
  summary: 'Start Discord linking; a navigation of the browser, no call',
  description: 'The browser goes there with its cookies and comes back to /dash.',
  security: [{ refreshCookie: [] }],
  responses: {
    302: { description: 'On to Discord, or to /login if nobody is signed in' },
    303: { description: 'The same; the mock backend redirects like this' },
    default: { description: 'Any other answer is a page, which the browser shows' },
    '4XX': { description: 'Linking was refused, on a page' },
  },
  'x-assumed': {
    security: 'It is not documented by which cookie the navigation is authorised.',
    responses: 'It is not documented which redirect it is, and where it leads without a session.',
  },
};
