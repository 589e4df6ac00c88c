import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { ApiError } from '../../api/error.ts';
import type { AnyInput } from '../../api/request.ts';
import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { findRow } from './find-row.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { reload } from './reload.ts';

/** Error for a row that was deleted before its change was sent. */
export class RowNotFound extends ApiError {
  constructor() {
    super(410, { message: 'Row not found. Nothing was saved' });
  }
}

type UpdateEndpoint = Endpoint<`${string}:id`>;

type Body = Readonly<Record<string, unknown>>;

interface Options<Row, Edit> {
  /** Returns the body that would leave a row unchanged. The body's schema makes it comparable with the sent one. */
  toBody(row: Row): Edit;
  /** The fields by their names in the body: `{ hwid: 'HWID' }`. */
  labels: Record<keyof Edit, string>;
  successMessage: string;
}

/**
 * Returns options of a form that changes only edited fields (LIS-14). A PUT replaces the row, so the others are read
 * first, or sent as loaded if that takes too long. `send` rejects with RowNotFound if the row was deleted.
 * @param row as it was loaded
 */
export function useUpdateChangedFields<E extends UpdateEndpoint, L extends ListEndpoint, Edit extends object>(
  { list, update }: { list: L; update: E },
  row: RowOf<L>,
  { toBody, labels, successMessage }: Options<RowOf<L>, Edit>,
) {
  const cache = useQueryClient();
  const kept = useRef<readonly string[]>([]);
  function bodyOf(row: RowOf<L>) {
    const body = toBody(row);
    const checked = z.safeParse(update.body as z.core.$ZodType, body);
    return (checked.success ? checked.data : body) as Body;
  }
  return {
    params: { id: row.id },
    defaultValues: toBody(row),
    invalidates: [list],
    async send(input: Input<E>) {
      const { body } = input as Input<E> & { body: Body };
      const found = await findRow(cache, list, row);
      if (found.is === 'deleted') {
        void reload(cache, [list]); // the form stays, with the typed values
        throw new RowNotFound();
      }
      const { merged, keptNames } =
        found.is === 'there' ? merge(body, bodyOf(row), bodyOf(found.row)) : { merged: body, keptNames: [] };
      kept.current = keptNames.map((name) => labels[name as keyof Edit] ?? name);
      return call<Endpoint>(update, { ...input, body: merged } as AnyInput);
    },
    successMessage: () =>
      [successMessage, ...kept.current.map((label) => `${label} was changed by someone else and kept`)].join(
        '. ',
      ),
  };
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
