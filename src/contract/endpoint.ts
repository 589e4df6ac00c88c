import type * as z from 'zod/mini';
import type { Dialect } from './paging.ts';

type Names<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Permitted callers: anyone, signed-in users, users with premium, or users with ROLE_ADMIN (API-4). */
export type Access = 'anyone' | 'user' | 'premium' | 'admin';

/** A Zod schema that decodes `Wire`, the value in the request or response, to `Value`. */
export type Schema<Value = unknown, Wire = Value> = z.core.$ZodType<Value, Wire>;

/** A call to the server (API-2). The client, the mock backend and the OpenAPI document share its definition. */
export interface Endpoint<Path extends string = string, Query = any, Body = any, Value = any, Wire = any> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  access: Access;
  summary: string;
  query?: Dialect<Query>;
  body?: Schema<any, Body>;
  /** Encoding of the body, by default JSON. */
  encoding?: 'json' | 'multipart';
  reply: Schema<Value, Wire>;
  /** Kind of the reply, by default JSON. Errors of binary replies are JSON in the bytes. */
  replies?: 'json' | 'binary';
  /** True for a call that may be repeated without harm, so that a lost response leaves no doubt. */
  isRepeatable?: boolean;
  /** Assumptions about undocumented details, by their place; `x-assumed` in the OpenAPI document. */
  assumed?: Record<string, string>;
}

/** The input of a call: path parameters by name, and `query` and `body` if the endpoint has them. */
export type Input<E> =
  E extends Endpoint<infer Path, infer Query, infer Body>
    ? Record<Names<Path>, number> &
        (unknown extends Query ? unknown : { query: Query }) &
        (unknown extends Body ? unknown : { body: Body })
    : never;

/** The decoded reply, as the client receives it. */
export type Reply<E> = E extends Endpoint<string, any, any, infer Value> ? Value : never;

/** The reply before decoding, as the server sends it. */
export type WireReply<E> = E extends Endpoint<string, any, any, any, infer Wire> ? Wire : never;

/** Defines an endpoint and infers its types. */
export function endpoint<const Path extends string, Query, Body, Value, Wire>(
  definition: Endpoint<Path, Query, Body, Value, Wire>,
) {
  return definition;
}
