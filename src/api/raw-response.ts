import { attempt } from '../lib/attempt.ts';

export interface RawResponse {
  status: number;
  /** Content type, or undefined. */
  type?: string | undefined;
  text: string;
}

/** Reads the whole response. */
export async function readResponse(response: Response): Promise<RawResponse> {
  const type = response.headers.get('Content-Type') ?? undefined;
  return { status: response.status, type, text: await response.text() };
}

/** Parses the JSON of a body, also after PHP notices (API-8). Returns undefined without JSON, or if it was cut off. */
export function parseJson(text: string): { json: string; value: unknown } | undefined {
  const parse = (json: string) => attempt(() => ({ json, value: JSON.parse(json) as unknown }));
  const whole = parse(text);
  if (whole || isCutOff(text) || !/[}\]]\s*$/.test(text)) return whole;
  for (const { index } of text.matchAll(/(?<=[\n>]\s*)(?:\{\s*["}]|\[\s*["{[\]])/g)) {
    const end = parse(text.slice(index));
    if (end) return end;
  }
  return undefined;
}

/** True for an empty body, or one that begins like JSON. */
const isCutOff = (text: string) => /^\s*(?:$|[{["])/.test(text);

const isHtml = ({ type = '', text }: RawResponse) =>
  /\bx?html\b/i.test(type) || /^\s*(?:<[!a-z]|<\?xml.{0,500}<!doctype html)/is.test(text);

/** Statuses of a page in which a network asks to sign in, or to verify the browser (API-8). */
const ASKING = [401, 403, 407, 511];

/**
 * Kinds of a response (API-8): `json` of the server, `none`, `empty` (or JSON cut off), a proxy's `page`, or
 * `intercepted`. In the last case a network asks to sign in or to verify the browser.
 */
export type ResponseKind = 'none' | 'json' | 'empty' | 'page' | 'intercepted';

/** Returns the kind of a response that has arrived. */
export function kindOf(response: RawResponse, hasJson: boolean): ResponseKind {
  const { status, text } = response;
  if (hasJson) return 'json';
  if (isCutOff(text)) return 'empty';
  const asks = (status >= 200 && status < 300) || ASKING.includes(status);
  return asks && isHtml(response) ? 'intercepted' : 'page';
}
