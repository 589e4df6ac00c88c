/** The response of a successful request. */
export interface Answer {
  status: number;
  /** The content type; undefined if there is none. */
  type?: string | undefined;
  text: string;
}

/** Reads the whole response, by default at once. */
export async function answerOf(response: Response, text = response.text()): Promise<Answer> {
  const type = response.headers.get('Content-Type') ?? undefined;
  return { status: response.status, type, text: await text };
}

const NOT_JSON = Symbol('not JSON');

/** undefined for a status without a body, '' for an empty body without a content type. */
export function bodyOf({ status, type, text }: Answer): unknown {
  if (status === 204 || status === 205) return undefined;
  if (text === '' && !type) return '';
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON; // the error page of a proxy, or a truncated response
  }
}
