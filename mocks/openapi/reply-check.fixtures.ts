import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from './document.ts';

type Documented = Record<string, { content?: Record<string, unknown> }>;

function replyCheck(document: { paths: Record<string, any> }) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const paths = Object.keys(document.paths)
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((path): [RegExp, string] => [new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`), path]);

  /** Reason why a reply does not conform to the document; undefined if it does, or is no reply to a documented call. */
  return async (method: string, pathname: string, response: Response): Promise<string | undefined> => {
    const path = paths.find(([pattern]) => pattern.test(pathname))?.[1];
    const verb = method.toLowerCase();
    if (!path || response.type === 'error') return undefined;
    const responses = document.paths[path][verb]?.responses as Documented | undefined;
    if (!responses) return `${method} ${path} is not documented`;
    const key = keyOf(responses, response.status);
    if (!key) return `${method} ${path}: the status ${response.status} is not documented`;
    const { content } = responses[key]!;
    if (!content) return undefined;
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'no content';
    if (!(type in content)) return `${method} ${path} ${response.status}: ${type} is not documented`;
    if (type !== 'application/json') return undefined;
    const pointer = ['paths', path, verb, 'responses', key, 'content', type, 'schema'].map(escaped).join('/');
    const validate = ajv.getSchema(`document#/${pointer}`)!;
    if (validate(await response.clone().json())) return undefined;
    return `${method} ${path} ${response.status}: ${ajv.errorsText(validate.errors)}`;
  };
}

const keyOf = (responses: Documented, status: number) =>
  [String(status), `${String(status)[0]}XX`, 'default'].find((key) => key in responses);

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The check of replies against the contract's document. */
export const problemWithReply = replyCheck(openApiDocument());
