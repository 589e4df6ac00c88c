import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stripPeriod } from '#src/app/notify.ts';
import { client } from '#src/contract/client.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { hwid } from '#src/contract/hwid.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type RequestingReset = ReturnType<typeof useResetRequest>;

/** Requests an HWID reset, which is pending afterwards (HWR-1). */
export function useResetRequest() {
  const cache = useQueryClient();
  const { queryKey } = readOptions(client.status);
  /** The server's words for the request that was sent. */
  const [sent, setSent] = useState<ReturnType<typeof sentNow>>();
  const form = useWriteForm(hwid.requestReset, {
    defaultValues: { reason: '' },
    keeps: 'reason',
    delay: 'hwidReset',
    failed: 'Failed to submit HWID reset request',
    // one may be pending that this page does not know, such as one whose answer was lost
    onSend: (reply) => void reply.catch(() => cache.invalidateQueries({ queryKey })),
    async onReply(reply) {
      form.reset({ reason: '' });
      await cache.cancelQueries({ queryKey }); // a status from before the request
      setSent(sentNow(wordsOf(reply)));
    },
    done: (reply, { aborted }) => (aborted ? wordsOf(reply) : undefined),
  });
  return { ...form, sent: sent?.text, sentAt: sent?.at };
}

const wordsOf = ({ message }: Reply<typeof hwid.requestReset>) => message || 'HWID reset request submitted'; // our default (DEC-88)

const sentNow = (message: string) => ({ text: stripPeriod(message), at: Date.now() });
