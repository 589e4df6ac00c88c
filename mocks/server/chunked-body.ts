/** Behaviour of a chunked body after its first piece. */
type Rest = 'breaks' | { withinMs: number };

/** The number of pieces after the first one. */
const CHUNKS = 20;

/** Milliseconds for sending the first piece, since an error discards unread data. */
const FLUSH = 50;

/** Returns a body whose first `share` (0 to 1) comes at once; the rest piece by piece, or the connection breaks. */
export function chunkedBody(bytes: Uint8Array, share: number, rest: Rest): ReadableStream<Uint8Array> {
  let sent = Math.round(bytes.length * share);
  let isFirst = true;
  const left = new AbortController();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isFirst) {
          isFirst = false;
          if (sent > 0) return controller.enqueue(bytes.subarray(0, sent));
        }
        if (rest === 'breaks') {
          await wait(FLUSH, left.signal);
          return controller.error(new TypeError('The connection was lost'));
        }
        await wait(rest.withinMs / CHUNKS, left.signal);
        const next = Math.min(bytes.length, sent + Math.ceil((bytes.length * (1 - share)) / CHUNKS));
        if (next > sent) controller.enqueue(bytes.subarray(sent, next));
        sent = next;
        if (sent === bytes.length) controller.close();
      },
      cancel: () => left.abort(),
    },
    { highWaterMark: 0 },
  );
}

/** Resolves after so many milliseconds (undefined: never), or when the signal aborts. */
export const wait = (ms: number | undefined, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
