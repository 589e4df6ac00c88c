import type { Endpoint } from '#src/contract/endpoint.ts';
import { answer } from '../outcomes/answer.ts';
import { documentedAnswers } from '../outcomes/documented.ts';
import type { CallReport } from '../log/request-log.ts';
import { endpointNameOf } from './find-endpoint.ts';
import { Refusal } from './refusal.ts';

/**
 * The documented answer that a request asks for by `Prefer: code=404` or `Prefer: example=gone`, as with Prism.
 * Undefined without such a header, and for a code of success, which the handler answers. Throws a Refusal if
 * there is no such answer.
 */
export async function preferredAnswer(
  endpoint: Endpoint,
  { headers }: Request,
  report: CallReport,
): Promise<Response | undefined> {
  const { code, example } = preferencesIn(headers.get('prefer') ?? '');
  if (example === undefined && (code === undefined || /^2\d\d$/.test(code))) return undefined;

  const endpointName = endpointNameOf(endpoint);
  const answers = Object.entries(documentedAnswers(endpointName, endpoint));
  const [name, outcome] =
    answers.find(
      ([one, { status }]) =>
        (example === undefined || one === example) && (code === undefined || String(status) === code),
    ) ?? [];
  if (!name || !outcome) {
    const known = answers.map(([one, { status }]) => `${one} (${status ?? 'no answer'})`).join(', ');
    throw new Refusal(400, `${endpointName} has no documented answer like that. It has: ${known}`);
  }
  report.by('outcome', `The request prefers this answer (${outcome.source})`, name);
  const response = await answer(outcome);
  if (response.type !== 'error') response.headers.set('Preference-Applied', `example=${name}`);
  return response;
}

/** The preferences of a header such as `code=404, example="gone"`. */
const preferencesIn = (header: string): Record<string, string | undefined> =>
  Object.fromEntries(
    header.split(/[,;]/).map((preference) => {
      const [name = '', value = ''] = preference.split('=').map((part) => part.trim().replaceAll('"', ''));
      return [name.toLowerCase(), value];
    }),
  );
