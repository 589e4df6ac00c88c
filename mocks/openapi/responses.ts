import type { Endpoint } from '#src/contract/endpoint.ts';
import { adminAuth } from '#src/contract/admin/auth.ts';
import { auth } from '#src/contract/auth.ts';
import { BEARER } from '#src/contract/session.ts';
import { ignored } from '#src/contract/wire.ts';
import type { Outcome, Outcomes } from '../outcomes/outcome.ts';
import { errorSchema, schemaOf, type JsonSchema } from './schemas.ts';

export interface Media {
  schema?: JsonSchema;
  examples?: Record<string, { summary: string; description: string; value: unknown }>;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema; example: unknown }>;
  content?: Record<string, Media>;
}

const SUCCESS = 'Success';
const titles: Record<string, string> = {
  400: 'Refused input',
  401: 'Not signed in, or the session has expired',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with the present state',
  413: 'Too large',
  429: 'Too many requests',
  500: 'Server error',
  502: 'Bad gateway',
  503: 'Unavailable',
};

/** Returns the responses of an endpoint: success, and documented answers as examples by status. */
export function responsesOf(
  endpoint: Endpoint,
  answers: Outcomes,
  typical: unknown,
): Record<string, Response> {
  const responses: Record<string, Response> = successes(endpoint, typical);
  for (const [name, outcome] of Object.entries(answers))
    if (outcome.status !== undefined) add(responses, name, outcome);
  for (const response of [responses[429], responses[503]])
    if (response) response.headers = { 'Retry-After': retryAfter };
  return responses;
}

const retryAfter = {
  description: 'Seconds to wait; a server need not send it',
  schema: { type: 'integer' },
  example: 60,
};
const sessionCookie = {
  description:
    `Sets ${BEARER}, readable by the page, and in a second header the HttpOnly refresh token, ` +
    'both with SameSite=Lax or stricter',
  schema: { type: 'string' },
  example: `${BEARER}=eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6ImFkbWluIn0.x; Path=/; SameSite=Lax`,
};
const fileName = {
  description: 'The client saves the file by a name of its own',
  schema: { type: 'string' },
  example: 'attachment; filename="client-1.2.3.exe"',
};

/**
 * Returns the successes of an endpoint. The client takes any where it ignores the reply; type generators support no
 * `2XX`.
 */
function successes(endpoint: Endpoint, typical: unknown): Record<string, Response> {
  const { reply } = endpoint;
  const response = success(endpoint, typical);
  if (reply !== ignored) return { 200: response };
  const schema = { type: 'object', description: 'Such as the row that was written' };
  return { 200: { ...response, content: { 'application/json': { schema } } }, 204: response };
}

function success(endpoint: Endpoint, typical: unknown): Response {
  const { reply, replies } = endpoint;
  const signsIn = endpoint === auth.signIn || endpoint === adminAuth.signIn || endpoint === auth.refresh;
  const headers = signsIn && { headers: { 'Set-Cookie': sessionCookie } };
  if (replies === 'binary')
    return {
      description: SUCCESS,
      headers: { 'Content-Disposition': fileName },
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  if (reply === ignored) return { description: 'Success; the client reads nothing of the body', ...headers };
  const examples = {
    typical: { summary: 'A usual answer', description: 'Rows of the seeds', value: typical },
  };
  return {
    description: SUCCESS,
    ...headers,
    content: { 'application/json': { schema: schemaOf(reply), examples } },
  };
}

function add(
  responses: Record<string, Response>,
  name: string,
  { status, body, text, userSees, source, once }: Outcome,
) {
  const key = String(status);
  const response = (responses[key] ??= { description: titles[key] ?? SUCCESS });
  const type = text?.type ?? 'application/json';
  const media = ((response.content ??= {})[type] ??= { schema: text ? { type: 'string' } : errorSchema() });
  const seen = userSees === undefined ? 'The user sees nothing' : `The user sees: ${userSees}`;
  (media.examples ??= {})[name] = {
    summary: once ? `${seen}; the client recovers` : seen,
    description: source,
    value: text ? text.content : body,
  };
}
