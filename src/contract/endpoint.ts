import type * as z from 'zod/mini';
import type { Dialect } from './paging.ts';

type Names<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/**
 * Who may call: nobody in particular, a signed-in user, a user with premium, a user with ROLE_ADMIN (API-4).
 */
export type Access = 'anyone' | 'user' | 'premium' | 'admin';

/** Any schema of Zod; `Wire` is what travels, `Value` what the program works with after decoding. */
export type Schema<Value = unknown, Wire = Value> = z.core.$ZodType<Value, Wire>;

/**
 * One call to the server (API-2): the client sends it, the mock serves it, OpenAPI prints it; none repeats
 * it.
 */
export interface Endpoint<Path extends string = string, Query = any, Body = any, Value = any, Wire = any> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  access: Access;
  /** What it is for, one line; becomes the summary in the OpenAPI document. */
  summary: string;
  query?: Dialect<Query>;
  body?: Schema<any, Body>;
  /** How the body travels; JSON unless stated. */
  encoding?: 'json' | 'multipart';
  reply: Schema<Value, Wire>;
  /** 'binary' replies with bytes; an error is then JSON inside the bytes. JSON unless stated. */
  replies?: 'json' | 'binary';
  /** The text with which the bytes of a binary reply begin; others are refused. */
  beginsWith?: string;
  /** Wire details that are not documented: where → why so. Shown as `x-assumed` in the OpenAPI document. */
  assumed?: Record<string, string>;
}

/** What a caller hands over: path parameters by name, `query` and `body` where the endpoint has them. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body>
    ? Record<Names<Path>, number> &
        (unknown extends Query ? unknown : { query: Query }) &
        (unknown extends Body ? unknown : { body: Body })
    : never;

/** What the client gets: the decoded reply. */
export type Reply<E> = E extends Endpoint<string, any, any, infer Value> ? Value : never;

/** What the server sends: the reply before decoding. */
export type WireReply<E> = E extends Endpoint<string, any, any, any, infer Wire> ? Wire : never;

/** Names one call to the server. */
export function endpoint<const Path extends string, Query, Body, Value, Wire>(
  definition: Endpoint<Path, Query, Body, Value, Wire>,
) {
  return definition;
}
