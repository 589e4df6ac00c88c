import type { Endpoint } from '#src/contract/endpoint.ts';
import { ignored } from '#src/contract/wire.ts';
import type { Outcome, Outcomes } from '../outcomes/outcome.ts';
import { errorSchema, schemaOf, type JsonSchema } from './schemas.ts';

export interface Media {
  schema?: JsonSchema;
  examples?: Record<string, { summary: string; description: string; value: unknown }>;
}

export interface Response {
  description: string;
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

/** The responses of an endpoint: success, and documented answers as examples by status. */
export function responsesOf(endpoint: Endpoint, answers: Outcomes): Record<string, Response> {
  const responses: Record<string, Response> = { [successStatus(endpoint)]: success(endpoint) };
  for (const [name, outcome] of Object.entries(answers))
    if (outcome.status !== undefined) add(responses, name, outcome, endpoint);
  return responses;
}

/** The client ignores this reply, so any body is valid. */
const successStatus = ({ reply }: Endpoint) => (reply === ignored ? '2XX' : '200');

function success({ reply, replies }: Endpoint): Response {
  if (replies === 'binary')
    return {
      description: SUCCESS,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  if (reply === ignored) return { description: 'Success; the client reads nothing of the body' };
  return { description: SUCCESS, content: { 'application/json': { schema: schemaOf(reply) } } };
}

function add(
  responses: Record<string, Response>,
  name: string,
  { status, body, text, userSees, source, once }: Outcome,
  endpoint: Endpoint,
) {
  const isSuccess = status! < 300;
  const key = isSuccess ? successStatus(endpoint) : String(status);
  const response = (responses[key] ??= { description: titles[key] ?? SUCCESS });
  const type = text?.type ?? 'application/json';
  const media = ((response.content ??= {})[type] ??= { schema: text ? { type: 'string' } : errorSchema() });
  const seen = userSees === undefined ? 'The user is told nothing' : `The user sees: ${userSees}`;
  (media.examples ??= {})[name] = {
    summary: once ? `${seen}; the client recovers` : seen,
    description: source,
    value: text ? text.content : body,
  };
}
