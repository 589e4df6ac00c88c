/** Fields of an error answer besides its code. */
export interface RefusalBody {
  message?: string;
  /** Some calls put their text here instead (API-3). */
  error?: string;
  errors?: { field: string; message: string }[];
}

/** Thrown by a handler to answer with an error; the answer is `{ code, ...body }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody | string = {}) {
    super(typeof body === 'string' ? body : (body.message ?? body.error ?? `Refused with ${status}`));
    this.status = status;
    this.body = typeof body === 'string' ? { message: body } : body;
  }
}

/** The row, or a 404 that names what is missing. */
export function orNotFound<Row>(row: Row | undefined, what: string): Row {
  if (!row) throw new Refusal(404, `${what} not found`);
  return row;
}
