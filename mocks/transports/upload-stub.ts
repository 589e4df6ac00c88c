interface Options {
  headers?: Record<string, string>;
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

/** Percent between two moments at which progress is told. */
const STEP = 5;

/** What a good line needs for so many bytes, in milliseconds; never too short for the progress to be seen. */
const onGoodLine = (bytes: number) => Math.min(6000, Math.max(800, bytes / 20_000));

/**
 * Sends forms where a service worker plays the network: it gets a form at once and tells nothing of its
 * progress, and in Firefox it sees no XMLHttpRequest (DEC-60). The progress told here is made up; it takes as
 * long as `lasts` says. `headers` are those of every request.
 */
export const simulatedUpload = (headers: () => HeadersInit, lasts: (bytes: number) => number = onGoodLine) =>
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
      await new Promise((resolve) => setTimeout(resolve, (lasts(bytes) * STEP) / 100));
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
