import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { call } from '#src/api/call.ts';
import { SessionEnded } from '#src/api/error.ts';
import type { AnyInput } from '#src/api/request.ts';
import type { Endpoint, Input } from '#src/contract/endpoint.ts';
import { deadline } from '#src/lib/deadline.ts';
import { timings } from '#src/app/timings.ts';
import { reload } from './reload.ts';
import { RowNotFound, rowReader } from './find-row.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';

type UpdateEndpoint = Endpoint<`${string}:id`>;

type Body = Readonly<Record<string, unknown>>;

interface Options<Row, Edit> {
  /** The body that would leave a row as it is; made comparable with what is sent by the schema of the body. */
  toBody(row: Row): Edit;
  /** The text by which a search finds the row. */
  nameOf(row: Row): string | undefined;
  /** The fields by their names in the body: `{ hwid: 'HWID' }`. */
  labels: Record<keyof Edit, string>;
  done: string;
}

/**
 * `send` and `done` for `useWrite` that change only what the user changed (LIS-14). A PUT replaces the whole row, so
 * the row is read again first: fields of the body that differ from those of the loaded row are sent as they are, all
 * others as the row has them now, which the toast then says. A row that is not found is not sent; one that cannot be
 * read, or not in time, is sent as the body says.
 * @param row as it was loaded
 */
export function useUpdateChangedFields<E extends UpdateEndpoint, L extends ListEndpoint, Edit extends object>(
  { list, update }: { list: L; update: E },
  row: RowOf<L>,
  { toBody, nameOf, labels, done }: Options<RowOf<L>, Edit>,
) {
  const cache = useQueryClient();
  const kept = useRef<readonly string[]>([]);
  function bodyOf(row: RowOf<L>) {
    const body = toBody(row);
    const checked = z.safeParse(update.body as z.core.$ZodType, body);
    return (checked.success ? checked.data : body) as Body;
  }
  return {
    async send(input: Input<E>) {
      const { body, ...params } = input as Input<E> & { body: Body };
      const reading = readInTime((signal) => rowReader(cache, list, nameOf, signal)(row));
      const current = await reading.catch((error: unknown) => {
        if (error instanceof RowNotFound) void reload(cache, [list]); // the form stays, with what was typed
        throw error;
      });
      const { merged, keptNames } = current
        ? merge(body, bodyOf(row), bodyOf(current))
        : { merged: body, keptNames: [] };
      kept.current = keptNames.map((name) => labels[name as keyof Edit] ?? name);
      return call<Endpoint>(update, { ...params, body: merged } as AnyInput);
    },
    done: () =>
      [done, ...kept.current.map((label) => `${label} was changed by someone else and kept`)].join('. '),
  };
}

/** Undefined for what fails or takes too long. */
async function readInTime<Row>(read: (signal: AbortSignal) => Promise<Row>): Promise<Row | undefined> {
  const { signal, clear } = deadline(timings.patience.currentRow);
  try {
    return await read(signal);
  } catch (error) {
    if (error instanceof SessionEnded || error instanceof RowNotFound) throw error;
    return undefined;
  } finally {
    clear();
  }
}

function merge(wanted: Body, loaded: Body, current: Body) {
  const names = Object.keys({ ...current, ...wanted });
  const isUntouched = (name: string) => wanted[name] === loaded[name];
  return {
    merged: Object.fromEntries(
      names.map((name) => [name, (isUntouched(name) ? current : wanted)[name]]),
    ) as Body,
    keptNames: names.filter((name) => isUntouched(name) && current[name] !== loaded[name]),
  };
}
