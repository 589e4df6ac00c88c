/** A stream of text that a test writes, as the body of a response. */
export function writtenBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    readable,
    write: (piece: string | Uint8Array) =>
      void writer.write(typeof piece === 'string' ? encoder.encode(piece) : piece),
    close: () => void writer.close(),
    breakOff: () => void writer.abort(new TypeError('network error')),
  };
}
