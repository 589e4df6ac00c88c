import { bearerHeader } from '#src/api/request.ts';
import type { SendForm } from '#src/api/upload.ts';

const BYTES_PER_SECOND = 20_000_000;
const SHORTEST = 800;
const LONGEST = 6000;
const TICKS = 20;

/** A service worker gets a form at once and tells nothing of its progress; this takes the time that a good line would (READINGS.md T60). */
export const simulatedUpload: SendForm = async (url, form, { onProgress, signal }) => {
  const bytes = [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
  const duration = Math.min(LONGEST, Math.max(SHORTEST, (bytes / BYTES_PER_SECOND) * 1000));
  for (let tick = 1; tick <= TICKS; tick += 1) {
    await new Promise((resolve) => setTimeout(resolve, duration / TICKS));
    signal?.throwIfAborted();
    onProgress(Math.round((tick / TICKS) * 100));
  }
  const response = await fetch(url, { method: 'POST', headers: bearerHeader(), body: form, ...(signal && { signal }) });
  return { status: response.status, text: await response.text() };
};
