import { useRef } from 'react';
import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { copyText } from '#src/app/clipboard.ts';
import { notify } from '#src/app/notify.ts';
import { type BodyOf, useWriteForm, type WriteFormOptions } from './use-write-form.ts';

interface CodesOptions<E> {
  codesOf(reply: Reply<E>): { code: string }[];
  /** The success toast; shown only if the codes were copied. */
  copied: string;
  /** Called last. Codes that were not copied, because the browser refused, have to be shown. */
  onDone(codes: { reply: Reply<E>; text: string; isCopied: boolean }): void;
}

/** A form that generates codes and copies them, one per line. */
export function useGenerateCodes<E extends Endpoint, Values extends object = BodyOf<E>>(
  endpoint: E,
  { codesOf, copied, onDone }: CodesOptions<E>,
  options: WriteFormOptions<E, Values>,
) {
  const copying = useRef<Promise<boolean>>(undefined);
  const textOf = (reply: Reply<E>) =>
    codesOf(reply)
      .map(({ code }) => code)
      .join('\n');

  return useWriteForm<E, Values>(endpoint, {
    ...options,
    onSend(reply) {
      copying.current = copyText(reply.then(textOf));
    },
    async done(reply) {
      if (textOf(reply) === '') notify.warning('The server answered without codes');
      else if (await copying.current) return copied;
      else notify.warning('Generated, but the browser did not allow copying');
      return undefined;
    },
    async onDone(reply) {
      onDone({ reply, text: textOf(reply), isCopied: (await copying.current) ?? false });
    },
  });
}
