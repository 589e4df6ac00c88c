import { client } from '#src/contract/client.ts';
import { useRead } from '#src/data/use-read.ts';

export type Status = ReturnType<typeof useStatus>;

/**
 * Client and reset status, asked for only with premium. A failure is only logged: nothing pending, no client
 * (DOW-2).
 */
export function useStatus(isPremium: boolean) {
  const { data, isSuccess, isLoading } = useRead(client.status, { enabled: isPremium });
  return { isLoading, isPending: isSuccess && data.hwid.pending, client: isSuccess ? data.client : null };
}
