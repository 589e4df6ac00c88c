import { HttpResponse } from 'msw';

/** The JSON of a request's body; undefined where it cannot be read. */
export const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

/** The answer to a change that cannot be made. */
export const refused = (message: string) => HttpResponse.json({ code: 400, message }, { status: 400 });
