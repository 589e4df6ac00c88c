import { faults } from '../faults/index.ts';
import { endpointFor } from '../server/find-endpoint.ts';
import { wait } from '../server/chunked-body.ts';
import { isBeforeBody, logFault, passedShare, consumeFault } from '../server/consume-override.ts';

interface Options {
  headers: Record<string, string>;
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

/** Progress is reported in steps of so many percent. */
const STEP = 5;

/** Returns the duration of an upload in milliseconds, long enough for the progress to be seen. */
const typicalDuration = (bytes: number) => Math.min(6000, Math.max(800, bytes / 20_000));

/**
 * Uploads by `fetch` with simulated progress, for use with a service worker: it reports no progress, and in
 * Firefox it does not see XMLHttpRequest (DEC-60).
 * @param duration time that the simulated progress takes, in milliseconds
 * @param syncFromOtherTabs imports what other tabs have changed, such as the faults
 */
export const simulatedUpload = (
  duration: (bytes: number) => number = typicalDuration,
  syncFromOtherTabs = () => {},
) =>
  async function send(
    url: URL,
    form: FormData,
    { headers, onProgress, signal }: Options,
  ): Promise<{ status: number; type: string | undefined; text: string }> {
    const bytes = [...form.values()].reduce(
      (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
      0,
    );
    syncFromOtherTabs();
    const endpoint = endpointFor('POST', url.pathname);
    const fault = endpoint && consumeFault(endpoint, url.href, isBeforeBody);
    if (fault) logFault(endpoint, new Request(url, { method: 'POST', headers }), fault);
    if (fault && faults[fault.is].part === 'connection') throw new TypeError('Failed to fetch');
    const faultAt = fault ? 100 * passedShare(fault) : 100;
    for (let percent = STEP; percent <= 100; percent += STEP) {
      const isDisturbed = percent > faultAt;
      if (isDisturbed && fault?.is === 'upload stops') throw new TypeError('Failed to fetch');
      if (isDisturbed && fault?.is === 'upload stalls') await wait(undefined, signal);
      await wait((duration(bytes) / 100) * STEP, signal);
      signal?.throwIfAborted();
      onProgress(percent);
    }
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: form,
      ...(signal && { signal }),
    });
    const type = response.headers.get('Content-Type') ?? undefined;
    return { status: response.status, type, text: await response.text() };
  };
