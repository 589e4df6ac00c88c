import { HttpResponse } from 'msw';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { decodeReply } from '#src/contract/wire.ts';
import { PATCHED } from '../faults/fault.ts';
import { applyPatch } from '../faults/patch.ts';
import type { FixedAnswer } from '../faults/pages.ts';
import { type FaultName, faults } from '../faults/index.ts';
import type { ActiveFault } from '../outcomes/override.ts';
import { chunkedBody, wait } from './chunked-body.ts';
import { secondsOf, passedShare } from './consume-override.ts';

interface FaultContext {
  endpoint: Endpoint;
  active: ActiveFault;
  request: Request;
  respond: () => Promise<Response>;
  note: (text: string) => void;
}

type Effect = (call: FaultContext) => Promise<Response> | Response;

const UNKNOWN_WORD = 'ON_HOLD';

/** Faults that neither have a fixed answer nor break the connection at once; see mocks/faults. */
const effects: Partial<Record<FaultName, Effect>> = {
  'connection lost': inParts(() => 0.5, 'breaks'),
  timeout: async ({ active, request }) => {
    await wait(secondsOf(active) * 1000, request.signal);
    return fixed(faults.timeout.answer!);
  },
  'never answers': hang,
  slow: async ({ active, request, respond }) => {
    const response = await respond();
    await wait(secondsOf(active) * 1000, request.signal);
    return response;
  },
  'slow body': async (call) => inParts(() => 0.05, { withinMs: secondsOf(call.active) * 1000 })(call),
  'truncated JSON': changed((text) => text.slice(0, Math.ceil(text.length / 2)) || '{'),
  'wrong content type': async ({ respond }) => {
    const response = await respond();
    return withBody(response, await response.arrayBuffer(), 'text/plain');
  },
  'responses may be cached': async ({ respond }) => {
    const response = await respond();
    response.headers.set('Cache-Control', 'private, max-age=3600');
    response.headers.set('Last-Modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
    return response;
  },
  'empty body': changed(() => ''),
  '204 no content': async ({ respond }) => {
    const response = await respond();
    return response.ok ? new Response(null, { status: 204, headers: cookiesOnly(response) }) : response;
  },
  'wrong shape': changed((text) => `{"data":${text || 'null'},"version":2}`),
  [PATCHED]: async ({ endpoint, active: { patch = {} }, respond, note }) => {
    const response = await respond();
    if (!response.ok || response.status === 204) return response;
    const body: unknown = await response.json();
    const missed = applyPatch(body, patch);
    if (missed.length > 0) note(`this answer had no ${missed.join(', ')}`);
    const { error, unreadable } = decodeReply(endpoint.reply, body);
    if (error || unreadable.length > 0) note('the contract refuses it');
    return withBody(response, JSON.stringify(body));
  },
  'unknown status word': changed((text) => text.replaceAll(/("status":)"[^"]*"/g, `$1"${UNKNOWN_WORD}"`)),
  'field errors': fieldErrors((errors) => ({ code: 422, message: 'Validation failed', errors })),
  'field violations': fieldErrors((errors) => ({
    title: 'Validation Failed',
    violations: errors.map(({ field, message }) => ({ propertyPath: field, message })),
  })),
  'field list': fieldErrors((errors) => errors),
  'upload stalls': hang, // for transports that have not done it themselves
  'download stops': inParts(passedShare, 'breaks'),
};

/** Answers a call with a fault. */
export async function applyFault(call: FaultContext): Promise<Response> {
  const { answer } = faults[call.active.is];
  const effect = effects[call.active.is] ?? (() => (answer ? fixed(answer) : HttpResponse.error()));
  return effect(call);
}

async function hang({ request }: FaultContext): Promise<Response> {
  await wait(undefined, request.signal);
  return HttpResponse.error();
}

const fixed = ({ status, type, body, headers }: FixedAnswer) =>
  new Response(body ?? null, { status, headers: { ...headers, ...(type && { 'Content-Type': type }) } });

function changed(change: (text: string) => string): Effect {
  return async ({ respond }) => {
    const response = await respond();
    return withBody(response, change(await response.text()));
  };
}

/** Sends the answer in parts: its first share at once. */
function inParts(share: (active: ActiveFault) => number, rest: Parameters<typeof chunkedBody>[2]): Effect {
  return async ({ active, respond }) => {
    const response = await respond();
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length === 0 && rest === 'breaks') return HttpResponse.error();
    if (bytes.length === 0) return response;
    const chunked = withBody(response, chunkedBody(bytes, share(active), rest));
    chunked.headers.set('Content-Length', String(bytes.length));
    return chunked;
  };
}

/** Returns the response with another body; a status without a body becomes 200. */
function withBody(response: Response, body: BodyInit, type?: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.set('Content-Type', type ?? headers.get('Content-Type') ?? 'application/json');
  return new Response(body, { status: response.status === 204 ? 200 : response.status, headers });
}

const cookiesOnly = ({ headers }: Response) =>
  headers.getSetCookie().map((value): [string, string] => ['Set-Cookie', value]);

function fieldErrors(bodyOf: (errors: { field: string; message: string }[]) => unknown): Effect {
  return async ({ request }) => {
    const sent = (await request.json().catch(() => ({}))) as object;
    const errors = Object.keys(sent).map((field) => ({ field, message: 'This value is refused' }));
    return HttpResponse.json(bodyOf(errors) as Record<string, unknown>, { status: 422 });
  };
}
