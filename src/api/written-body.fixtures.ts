/** A stream of text that a test writes, as the body of a response. */
export function writtenBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  return {
    readable,
    write: (text: string) => void writer.write(encoder.encode(text)),
    close: () => void writer.close(),
  };
}
