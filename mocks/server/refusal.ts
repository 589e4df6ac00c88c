/** The fields of an error response besides `code`. */
export interface RefusalBody {
  message?: string;
  /** Some endpoints use this field for their message (API-3). */
  error?: string;
  errors?: { field: string; message: string }[];
}

/** Error that a handler throws to answer with `{ code: status, ...body }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody | string = {}) {
    super(typeof body === 'string' ? body : (body.message ?? body.error ?? `Refused with ${status}`));
    this.status = status;
    this.body = typeof body === 'string' ? { message: body } : body;
  }
}

/** Returns the row, or throws a 404 that names the missing entity. */
export function orNotFound<Row>(row: Row | undefined, what: string): Row {
  if (!row) throw new Refusal(404, `${what} not found`);
  return row;
}
