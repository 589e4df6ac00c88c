/** What is kept of an uploaded file: enough for a look at its first bytes, however large it is. */
const KEPT_BYTES = 4096;
const LONGEST_FIELD = 1024 * 1024;
const LONGEST_HEADERS = 16 * 1024;

/** The body is not multipart/form-data as RFC 7578 has it. */
export class MalformedForm extends Error {}

/**
 * Reads multipart/form-data while it arrives, in constant memory: of a file only name, type, size (bytes) and
 * first bytes are kept, so a `File` in the result knows its true `size` though `arrayBuffer()` gives its
 * beginning alone. Rejects with MalformedForm.
 */
export async function readForm(body: AsyncIterable<Uint8Array>, contentType: string): Promise<FormData> {
  const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const form = new FormData();
  let part: Part | undefined;
  let ended = false;
  // the first boundary has no line break before it; with one put there it looks like the others
  let unread: Buffer = Buffer.from('\r\n');

  for await (const chunk of body) {
    if (ended) continue; // an epilogue, to be ignored
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const at = unread.indexOf(delimiter);
      if (at < 0) {
        // the end of what is there may be the beginning of a delimiter
        const safe = Math.max(0, unread.length - delimiter.length);
        part?.take(unread.subarray(0, safe));
        unread = unread.subarray(safe);
        break;
      }
      const following = unread.subarray(at + delimiter.length);
      const closes = following.toString('latin1', 0, 2) === '--';
      const headersEnd = following.indexOf('\r\n\r\n');
      if (!closes && headersEnd < 0) {
        if (following.length > LONGEST_HEADERS) throw new MalformedForm('Headers of a part are too long');
        break; // more of the headers has to come
      }
      part?.take(unread.subarray(0, at));
      part?.addTo(form);
      part = closes ? undefined : new Part(following.toString('utf8', 0, headersEnd));
      ended = closes;
      if (closes) break;
      unread = following.subarray(headersEnd + '\r\n\r\n'.length);
    }
  }
  if (!ended) throw new MalformedForm('The form ends in the middle of a part');
  return form;
}

class Part {
  readonly #name: string;
  readonly #filename: string | undefined;
  readonly #type: string;
  readonly #kept: Buffer[] = [];
  #size = 0;

  constructor(headers: string) {
    const disposition = /^content-disposition:[ \t]*form-data(.*)$/im.exec(headers)?.[1];
    const name = disposition && parameter(disposition, 'name');
    if (disposition === undefined || name === undefined) throw new MalformedForm('A part without a name');
    this.#name = name;
    this.#filename = parameter(disposition, 'filename');
    this.#type = /^content-type:[ \t]*(.*)$/im.exec(headers)?.[1]?.trim() ?? 'application/octet-stream';
  }

  take(bytes: Buffer): void {
    const most = this.#filename === undefined ? LONGEST_FIELD : KEPT_BYTES;
    const room = Math.max(0, most - this.#size);
    if (room > 0) this.#kept.push(Buffer.from(bytes.subarray(0, room)));
    this.#size += bytes.length;
    if (this.#filename === undefined && this.#size > LONGEST_FIELD)
      throw new MalformedForm(`Field ${this.#name} is too long`);
  }

  addTo(form: FormData): void {
    const bytes = Buffer.concat(this.#kept);
    if (this.#filename === undefined) return form.append(this.#name, bytes.toString('utf8'));
    const file = new File([bytes], this.#filename, { type: this.#type });
    form.append(this.#name, Object.defineProperty(file, 'size', { value: this.#size }));
  }
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new MalformedForm('The Content-Type names no boundary');
  return boundary;
}

/**
 * A parameter of Content-Disposition; browsers escape quote and line break in it as percent codes (HTML, form
 * submission).
 */
function parameter(disposition: string, name: string): string | undefined {
  const [, value] = new RegExp(`;[ \\t]*${name}="([^"]*)"`, 'i').exec(disposition) ?? [];
  return value?.replace(/%(22|0D|0A)/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
