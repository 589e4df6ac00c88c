import { useRef, useState } from 'react';
import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { copyText } from '#src/app/clipboard.ts';
import { notify } from '#src/app/notify.ts';
import { type BodyOf, useWriteForm, type WriteFormOptions } from './use-write-form.ts';

interface CodesOptions<E> {
  codesOf(reply: Reply<E>): { code: string }[];
  /** The success toast; shown only if the codes were copied. */
  copied: string;
  onDone(): void;
}

/**
 * A form that generates codes and copies them, one per line. If the browser refuses to copy, `uncopied` holds
 * the codes to show.
 */
export function useGenerateCodes<E extends Endpoint, Values extends object = BodyOf<E>>(
  endpoint: E,
  { codesOf, copied, onDone }: CodesOptions<E>,
  options: WriteFormOptions<E, Values>,
) {
  const [uncopied, setUncopied] = useState<string>();
  const copying = useRef<Promise<boolean>>(undefined);
  const textOf = (reply: Reply<E>) =>
    codesOf(reply)
      .map(({ code }) => code)
      .join('\n');

  const form = useWriteForm<E, Values>(endpoint, {
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
      const text = textOf(reply);
      if (text === '' || (await copying.current)) onDone();
      else setUncopied(text);
    },
  });
  return { form, uncopied };
}
