import type * as z from 'zod/mini';
import { ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';

export type FieldName<Values> = keyof Values & string;

export type Checked = z.core.util.SafeParseResult<unknown>;

export interface FieldMessage {
  /** One message per line. */
  text: string;
  isFromServer: boolean;
  isToasted?: boolean;
}
export type Messages<Values> = Partial<Record<FieldName<Values>, FieldMessage>>;

/** Returns the fields that break a rule without a message in the contract, for which the submit button waits. */
export const missingFields = ({ error }: Checked): string[] =>
  (error?.issues ?? [])
    .filter(({ message }) => message === ZOD_DEFAULT_MESSAGE)
    .map(({ path }) => String(path[0]));

/** Returns the first message of each field, without rules that have no message in the contract. */
export function messagesOf<Values>({ error }: Checked): Messages<Values> {
  const messages: Messages<Values> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (message !== ZOD_DEFAULT_MESSAGE)
      messages[path[0] as FieldName<Values>] ??= { text: message, isFromServer: false };
  }
  return messages;
}
