import { useRef, useState } from 'react';
import type { Endpoint, Input, Reply } from '#src/contract/endpoint.ts';
import { copyText } from '#src/app/clipboard.ts';
import { notify } from '#src/app/notify.ts';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { type BodyOf, useWriteForm, type WriteFormOptions } from './use-write-form.ts';

interface CodesOptions<E> {
  codesOf(reply: Reply<E>): { code: string }[];
  /** The success toast; shown only if the codes were copied. */
  copied: string;
  /** Called last. Codes that were not copied, because the browser refused, have to be shown. */
  onDone(codes: { reply: Reply<E>; text: string; isCopied: boolean }, sent: Input<E>): void;
}

/** Returns a form that generates codes and copies them, one per line (KEY-2, INC-2). */
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

  const form = useWriteForm<E, Values>(endpoint, {
    ...options,
    onRequest(reply) {
      copying.current = copyText(reply.then(textOf));
    },
    async successMessage(reply) {
      if (textOf(reply) === '') notify.warning('The server sent no codes');
      else if (await copying.current) return copied;
      else notify.warning('Generated, but the browser blocked copying');
      return undefined;
    },
    async onSuccess(reply, sent) {
      const text = textOf(reply);
      const isCopied = (await copying.current) ?? false;
      onDone({ reply, text, isCopied }, sent);
    },
  });
  useLeaveGuard(form.busy, 'Wait for the codes');
  return form;
}

/** Asks before a window with generated codes is left, until they are copied in it. */
export function useCopiedCodes(wasCopied: boolean) {
  const [isCopied, setCopied] = useState(wasCopied);
  useLeaveGuard(!isCopied, 'Copy the codes, then press Close');
  return { isCopied, onCopied: (isDone: boolean) => void (isDone && setCopied(true)) };
}
