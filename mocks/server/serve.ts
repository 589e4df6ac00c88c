import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import type { Access, Endpoint, Input, WireReply } from '#src/contract/endpoint.ts';
import { WrongQuery } from '#src/contract/paging.ts';
import { decodeReply, ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';
import { bookPayments } from '../db/book-payments.ts';
import { clock, db, isPremium } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { type CallReport, logExchange } from '../log/request-log.ts';
import { answer } from '../outcomes/answer.ts';
import { toAlternativeForm } from './alternative-forms.ts';
import { endpointNameOf, isPathOf } from './find-endpoint.ts';
import { Refusal } from './refusal.ts';
import { authenticate, cookiesOf } from './session.ts';
import { consumeOutcome } from './consume-override.ts';
import type { Transport } from './transport.ts';
import { withFaults } from './with-faults.ts';

/** The decoded input of an endpoint and the context of the request. */
export type Call<E> = Input<E> & {
  request: Request;
  cookies: Record<string, string>;
  transport: Transport;
  /** The signed-in user. Throws in endpoints that are open to anyone. */
  user: UserRow;
  setCookies: (values: string[]) => void;
};

/** A handler of the mock server, to be bound to the transport that it answers through. */
export type ServerHandler = (transport: Transport) => HttpHandler;

/**
 * Implements an endpoint: adds latency, faults, outcomes, access control, input validation (400), and a check of
 * the reply. `handle` throws a Refusal to answer with an error; it returns undefined for 204, a Response for
 * anything but JSON.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => WireReply<E> | Response | Promise<WireReply<E> | Response>,
): ServerHandler {
  async function respond(
    { request, params, cookies: requestCookies }: RequestInfo,
    report: CallReport,
    transport: Transport,
  ) {
    const outcome = consumeOutcome(endpoint, request.url, report);
    if (outcome) return answer(outcome);

    report.by('access', whoMay[endpoint.access]);
    const cookies = cookiesOf(requestCookies, transport);
    const user = authorize(endpoint, request);
    const setCookies: string[] = [];
    report.by('input', 'Query and body are checked against the contract');
    const call = {
      ...idsOf(params),
      query: endpoint.query?.decode(new URL(request.url).searchParams),
      body: endpoint.body && validate(endpoint, await readBody(endpoint, request, report)),
      request,
      cookies,
      transport,
      get user() {
        if (!user) throw new Error(`${endpoint.path} is open to anyone, so there may be no user`);
        return user;
      },
      setCookies: (values: string[]) => void setCookies.push(...values),
    };
    transport.syncFromOtherTabs?.(); // another tab may have written while the body was on its way
    bookPayments();
    report.by('handler', 'By the rules of the mock server');
    const result: unknown = await handle(call as unknown as Call<E>);
    return result instanceof Response ? result : jsonResponse(endpoint, result, setCookies);
  }

  return (transport) =>
    endpointHandler(endpoint, async (info, report) => {
      const reply = async () => {
        const own = await orRefusal(report, () => respond(info, report, transport));
        return db.settings.server === 'another' ? toAlternativeForm(endpoint, own) : own;
      };
      const response = await withFaults(endpoint, {
        request: info.request,
        report,
        respond: reply,
        transport,
      });
      if (response.type === 'default') response.headers.set('Date', new Date(clock.now()).toUTCString());
      return response;
    });
}

type Resolver = Parameters<typeof http.get>[1];
type Resolved = Awaited<ReturnType<Resolver>>;
type RequestInfo = Parameters<Resolver>[0];

/**
 * Returns an MSW handler for an endpoint's method and path, on any origin and below any base path. Its calls are
 * logged, unless it leaves them to the next handler.
 */
export function endpointHandler(
  endpoint: Endpoint,
  resolve: (info: RequestInfo, report: CallReport) => ReturnType<Resolver>,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](`*${endpoint.path}`, (info) => {
    // MSW ignores the case of a path, and `*` matches any beginning
    if (!isPathOf(endpoint, new URL(info.request.url).pathname)) return undefined;
    return logExchange<Resolved>(
      endpointNameOf(endpoint),
      info.request,
      async (report) => (await resolve(info, report)) as Resolved,
    );
  });
}

/** Returns the response or, if a Refusal or WrongQuery is thrown, its error response. */
async function orRefusal(report: CallReport, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    const refusal = error instanceof WrongQuery ? new Refusal(400, error.message) : error;
    if (!(refusal instanceof Refusal)) throw error;
    report.because(refusal.message);
    return errorResponse(refusal);
  }
}

const errorResponse = ({ status, body }: Refusal) => HttpResponse.json({ code: status, ...body }, { status });

/** Access rules in words, for the log. */
const whoMay: Record<Access, string> = {
  anyone: 'Anyone may call this',
  user: 'Only signed-in users may call this',
  premium: 'Only users with premium may call this',
  admin: 'Only administrators may call this',
};

/** Checks that the caller has access (API-4) and returns the user. */
function authorize({ access }: Endpoint, request: Request) {
  if (access === 'anyone') return undefined;
  const { user } = authenticate(request);
  if (access === 'admin' && !user.roles.includes(ROLE_ADMIN)) throw new Refusal(403, 'Access Denied.');
  if (access === 'premium' && !isPremium(user.id))
    throw new Refusal(403, 'This feature requires an active subscription');
  return user;
}

/** Parses the path parameters, which are ids; anything but a number is a 404. */
function idsOf(params: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => {
        if (!/^\d+$/.test(String(value))) throw new Refusal(404, 'Not found');
        return [name, Number(value)];
      }),
  );
}

async function readBody({ encoding }: Endpoint, request: Request, report: CallReport): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (encoding !== 'multipart' && !/^application\/json\b/i.test(type))
    throw new Refusal(400, `The body must be application/json, not ${type || 'without a type'}`);
  try {
    if (encoding !== 'multipart') return await request.json();
    const form = await request.formData();
    report.form(form);
    return withDomFiles(form);
  } catch {
    throw new Refusal(400, encoding === 'multipart' ? 'Malformed form data' : 'Syntax error');
  }
}

/**
 * Replaces the files of a form by jsdom's. The network code creates another class of `File`, which the schema
 * refuses.
 */
function withDomFiles(form: FormData) {
  const isForeign = (value: unknown): value is { name: string; size: number; type: string } =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'size' in value &&
    !(value instanceof File);
  const toDomFile = ({ name, size, type }: { name: string; size: number; type: string }) =>
    Object.defineProperty(new File([], name, { type }), 'size', { value: size });
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, isForeign(value) ? toDomFile(value) : value]),
  );
}

/**
 * Validates the body with its texts as sent, since a server cleans nothing for the client: a code or reason that
 * the schema would clean is refused.
 */
function validate({ body: schema, access }: Endpoint, body: unknown): unknown {
  const { data, error } = z.safeParse(schema!, body);
  if (!error) {
    const sent = body as Record<string, unknown>;
    const cleaned = Object.entries(data as object).filter(
      ([name, value]) => typeof sent[name] === 'string' && value !== sent[name],
    );
    const [field] = cleaned[0] ?? [];
    if (field && access !== 'anyone')
      throw new Refusal(400, `${field} has blanks or invisible signs around it`);
    return { ...(data as object), ...Object.fromEntries(cleaned.map(([name]) => [name, sent[name]])) };
  }
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const { field, message } = errors[0]!;
  // rules without a message in the contract, such as a missing field, at least name the field
  throw new Refusal(400, {
    message: message === ZOD_DEFAULT_MESSAGE ? `${ZOD_DEFAULT_MESSAGE}: ${field || 'body'}` : message,
    errors,
  });
}

function jsonResponse(endpoint: Endpoint, result: unknown, setCookies: string[]) {
  const headers = new Headers(setCookies.map((value): [string, string] => ['Set-Cookie', value]));
  if (result === undefined) return new HttpResponse(null, { status: 204, headers });
  const { error, unreadable } = decodeReply(endpoint.reply, result);
  if (error || unreadable.length > 0)
    throw new Error(
      `The mock's reply to ${endpoint.path} violates the contract: ${error?.message ?? JSON.stringify(unreadable)}`,
    );
  return HttpResponse.json(result as Record<string, unknown>, { headers });
}
