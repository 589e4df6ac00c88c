import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { ROLE_ADMIN } from '#src/contract/auth.ts';
import type { Endpoint, Input, WireReply } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { WrongQuery } from '#src/contract/paging.ts';
import { read as readReply, UNWORDED } from '#src/contract/wire.ts';
import { db, isPremium } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { transport } from '../transports/transport.ts';
import { answer } from '../outcomes/answer.ts';
import { outcomes } from '../outcomes/index.ts';
import { Refusal } from './refusal.ts';
import { authenticate, cookiesOf, refreshable } from './session.ts';

/** What a handler gets: the input of its endpoint, decoded, and who asks. */
export type Call<E> = Input<E> & {
  request: Request;
  /** Cookies of the request. */
  cookies: Record<string, string>;
  /** The signed-in user. Reading it in a call that is open to anyone throws. */
  user: UserRow;
  /** `Set-Cookie` values of the answer. */
  setCookies: (values: string[]) => void;
};

interface Options {
  /**
   * Sign-out: the refresh cookie identifies a user as well as the bearer, which may have expired meanwhile.
   */
  byRefreshCookie?: boolean;
}

/**
 * Binds one endpoint of the contract to the pretend server. Here, once for all calls: latency, the outcome
 * that a tester switched on, who may call, input read by the contract's schema (400), and the reply checked
 * against it. A handler throws a Refusal to answer with an error, returns undefined for 204, or a Response
 * for what is not JSON.
 */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => WireReply<E> | Response | Promise<WireReply<E> | Response>,
  options: Options = {},
): HttpHandler {
  return on(endpoint, async ({ request, params, cookies: parsed }) => {
    await latency();
    transport.catchUp?.();
    const forced = switchedOn(nameOf(endpoint));
    if (forced) return answer(forced);

    const cookies = cookiesOf(parsed);
    const user = admit(endpoint, request, cookies, options);
    const setCookies: string[] = [];
    const call = {
      ...ids(params),
      query: endpoint.query?.decode(new URL(request.url).searchParams),
      body: endpoint.body && accept(endpoint.body, await read(endpoint, request)),
      request,
      cookies,
      get user() {
        if (!user) throw new Error(`${endpoint.path} is open to anyone: there may be no user`);
        return user;
      },
      setCookies: (values: string[]) => void setCookies.push(...values),
    };
    transport.catchUp?.(); // another tab may have written while the network was slow or the body on its way
    const result: unknown = await handle(call as unknown as Call<E>);
    return result instanceof Response ? result : json(endpoint, result, setCookies);
  });
}

/** Registers a resolver under an endpoint's method and path, on any origin and below any sub-path. */
export function on(
  { method, path }: Endpoint,
  resolve: Parameters<typeof http.get>[1],
  options?: Parameters<typeof http.get>[2],
): HttpHandler {
  return http[method.toLowerCase() as 'get'](
    `*${path}`,
    async (info) => {
      try {
        return await resolve(info);
      } catch (error) {
        if (error instanceof WrongQuery) return refuse(new Refusal(400, error.message));
        if (error instanceof Refusal) return refuse(error);
        throw error;
      }
    },
    options,
  );
}

const refuse = ({ status, body }: Refusal) => HttpResponse.json({ code: status, ...body }, { status });

const names = new Map(namedEndpoints.map(([name, endpoint]) => [endpoint, name]));
const nameOf = (endpoint: Endpoint) => names.get(endpoint)!;

/**
 * The outcome that a tester chose for this call; one that happens once is switched off by being asked for.
 */
function switchedOn(name: string) {
  const chosen = outcomes[name]?.[db.settings.activeOutcomes[name] ?? ''];
  if (chosen?.once) delete db.settings.activeOutcomes[name];
  return chosen;
}

async function latency() {
  const { min, max } = db.settings.latency;
  if (max > 0) await delay(min + Math.random() * Math.max(0, max - min));
}

/** Checks who calls (API-4) and returns them. */
function admit(
  { access }: Endpoint,
  request: Request,
  cookies: Record<string, string>,
  { byRefreshCookie }: Options,
) {
  if (access === 'anyone') return undefined;
  const user = byRefreshCookie ? eitherWay(request, cookies) : authenticate(request).user;
  if (access === 'admin' && !user.roles.includes(ROLE_ADMIN)) throw new Refusal(403, 'Access Denied.');
  if (access === 'premium' && !isPremium(user.id))
    throw new Refusal(403, 'This feature requires an active subscription');
  return user;
}

function eitherWay(request: Request, cookies: Record<string, string>): UserRow {
  try {
    return db.users.find(refreshable(cookies).userId)!;
  } catch {
    return authenticate(request).user;
  }
}

/** Path parameters; all of them are ids. What is no id cannot be found. */
function ids(params: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => {
        if (!/^\d+$/.test(String(value))) throw new Refusal(404, 'Not found');
        return [name, Number(value)];
      }),
  );
}

async function read({ encoding }: Endpoint, request: Request): Promise<unknown> {
  try {
    return encoding === 'multipart' ? asFiles(await request.formData()) : await request.json();
  } catch {
    throw new Refusal(400, encoding === 'multipart' ? 'Malformed form data' : 'Syntax error');
  }
}

/**
 * Where the page's File is not the one of the network code (jsdom), a file is described anew, so that the
 * schema knows it.
 */
function asFiles(form: FormData) {
  const isForeign = (value: unknown): value is { name: string; size: number; type: string } =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'size' in value &&
    !(value instanceof File);
  const described = ({ name, size, type }: { name: string; size: number; type: string }): unknown =>
    Object.create(File.prototype, { name: { value: name }, size: { value: size }, type: { value: type } });
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, isForeign(value) ? described(value) : value]),
  );
}

function accept(schema: z.core.$ZodType, body: unknown): unknown {
  const { data, error } = z.safeParse(schema, body);
  if (!error) return data;
  const errors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const { field, message } = errors[0]!;
  // what the contract does not word, such as a missing field, is at least named
  throw new Refusal(400, {
    message: message === UNWORDED ? `${UNWORDED}: ${field || 'body'}` : message,
    errors,
  });
}

function json(endpoint: Endpoint, result: unknown, setCookies: string[]) {
  const headers = new Headers(setCookies.map((value): [string, string] => ['Set-Cookie', value]));
  if (result === undefined) return new HttpResponse(null, { status: 204, headers });
  const { error, leftOut } = readReply(endpoint.reply, result);
  if (error || leftOut.length > 0)
    throw new Error(
      `The mock's reply to ${endpoint.path} is not what the contract says: ${error?.message ?? JSON.stringify(leftOut)}`,
    );
  return HttpResponse.json(result as Record<string, unknown>, { headers });
}
