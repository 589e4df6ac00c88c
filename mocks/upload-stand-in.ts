interface Options {
  onProgress(percent: number): void;
  signal?: AbortSignal | undefined;
}

/** Moments at which progress is told, percent. */
const STEPS = [4, 17, 31, 46, 58, 73, 87, 96];

/**
 * Sends forms where a service worker plays the network: it shows no progress, and in Firefox it sees no XMLHttpRequest
 * (READINGS.md T60). The progress told here is made up, `pause` ms a step. `headers` are those of every request.
 */
export const uploadBySteps = (headers: () => HeadersInit, pause = 60) =>
  async function send(url: URL, form: FormData, { onProgress, signal }: Options): Promise<{ status: number; text: string }> {
    for (const percent of STEPS) {
      onProgress(percent);
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal?.throwIfAborted();
    }
    const response = await fetch(url, { method: 'POST', body: form, headers: headers(), ...(signal && { signal }) });
    onProgress(100);
    return { status: response.status, text: await response.text() };
  };
