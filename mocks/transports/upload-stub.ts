interface Options {
  headers?: Record<string, string>;
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

/** Progress is reported in steps of so many percent. */
const STEP = 5;

/** The duration of an upload in milliseconds, long enough for the progress to be seen. */
const typicalDuration = (bytes: number) => Math.min(6000, Math.max(800, bytes / 20_000));

/**
 * Uploads by `fetch` with simulated progress, for use with a service worker: it reports no progress, and in
 * Firefox it does not see XMLHttpRequest (DEC-60).
 * @param headers default headers of all requests
 * @param duration time that the simulated progress takes, in milliseconds
 */
export const simulatedUpload = (
  headers: () => HeadersInit,
  duration: (bytes: number) => number = typicalDuration,
) =>
  async function send(
    url: URL,
    form: FormData,
    { headers: own, onProgress, signal }: Options,
  ): Promise<{ status: number; text: string }> {
    const bytes = [...form.values()].reduce(
      (sum, value) => sum + (typeof value === 'string' ? value.length : value.size),
      0,
    );
    for (let percent = STEP; percent <= 100; percent += STEP) {
      await new Promise((resolve) => setTimeout(resolve, (duration(bytes) * STEP) / 100));
      signal?.throwIfAborted();
      onProgress(percent);
    }
    const response = await fetch(url, {
      method: 'POST',
      headers: own ?? headers(),
      body: form,
      ...(signal && { signal }),
    });
    return { status: response.status, text: await response.text() };
  };
