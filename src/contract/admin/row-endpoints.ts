import { endpoint, type Schema } from '../endpoint.ts';
import type { Dialect, ListQuery } from '../paging.ts';
import { ignored } from '../wire.ts';

/** Creates the call that reads a list, page by page. */
export const listEndpoint = <const Path extends string, Value, Wire>(
  path: Path,
  summary: string,
  query: Dialect<ListQuery>,
  reply: Schema<Value, Wire>,
  assumed?: Record<string, string>,
) =>
  endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary,
    query,
    reply,
    ...(assumed && { assumed }),
  });

/** Creates the call that changes a row: its body is the whole form. */
export const updateEndpoint = <const Path extends string, Body>(
  path: Path,
  summary: string,
  body: Schema<any, Body>,
  assumed: Record<string, string> = {},
) =>
  endpoint({
    method: 'PUT',
    path,
    access: 'admin',
    summary,
    body,
    reply: ignored,
    assumed: { ...assumed, reply: 'The changed row.' },
  });

/** Creates the call that deletes a row. */
export const deleteEndpoint = <const Path extends string>(path: Path, summary: string) =>
  endpoint({
    method: 'DELETE',
    path,
    access: 'admin',
    summary,
    reply: ignored,
    assumed: { reply: '204 without a body.' },
  });
