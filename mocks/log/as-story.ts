import { personas } from '../scenarios/personas.ts';
import type { WorldName } from '../scenarios/worlds.ts';
import { asOutcome } from './as-outcome.ts';
import type { LoggedExchange } from './entry.ts';

/** A logged call and where a story of it begins. */
export interface Recorded {
  exchange: LoggedExchange;
  /** The page that asked, below the base path. */
  route: string;
  world: WorldName;
}

/** Calls that no screen makes; the workshop plays the outcomes of all others. */
const unseen = new Set(['keys.unused', 'adminAuth.signIn']);

/** Whether there can be a story of this call: it has been answered, and by the mock backend. */
export const canBeStory = ({ call, status }: LoggedExchange) => call !== undefined && status !== undefined;

/**
 * The source of a stories file for `stories/flows`, with a story for each call:
 * - an answer that is a documented outcome: the outcome is played as in stories/outcomes
 * - another answer to something that a page reads: the page is opened and has to make the call
 * - any other: the same request is sent and has to be answered with the same status
 */
export function asStories(calls: readonly Recorded[]): string {
  const stories = calls.map(storyOf);
  const used = new Set(stories.flatMap(({ uses }) => uses));
  const support = ['callIsAnswered', 'sendAgain'].filter((name) => used.has(name));
  return [
    "import preview from '#storybook/preview.tsx';",
    ...(used.has('outcomesOf') ? ["import { outcomesOf } from '#stories/outcomes/outcomes-of.tsx';"] : []),
    ...(support.length ? [`import { ${support.join(', ')} } from '#stories/support/recorded.ts';`] : []),
    '',
    "const meta = preview.meta({ title: 'Flows/Recorded calls', tags: ['flow'] });",
    ...stories.map(({ source }) => `\n${source}`),
    '',
  ].join('\n');
}

function storyOf(recorded: Recorded) {
  const { exchange } = recorded;
  const like = asOutcome(exchange);
  const { name, uses, fields } =
    like?.isExact && !unseen.has(exchange.call!)
      ? ofOutcome(exchange, like.name)
      : isReadByPage(recorded)
        ? ofPage(recorded)
        : ofRequest(recorded);
  const lines = fields.map((field) => `  ${field},`).join('\n');
  const head = `export const ${pascalCase(name)} = meta.story({\n  name: ${quoted(name)},`;
  const source = `${comment(exchange)}\n${head}\n${lines}\n});`;
  return { uses: [uses], source };
}

const ofOutcome = ({ call }: LoggedExchange, outcome: string) => ({
  name: `${call} answers ${outcome}`,
  uses: 'outcomesOf',
  fields: [`...outcomesOf(${quoted(call!)})`, `args: { outcome: ${quoted(outcome)} }`],
});

/** Whether opening the page makes the call. The session is read before a story begins. */
const isReadByPage = ({ exchange: { method, call, status, response }, route }: Recorded) =>
  method === 'GET' &&
  status === 200 &&
  call !== undefined &&
  !call.startsWith('auth.') &&
  route.startsWith('/') &&
  !response?.body.startsWith('[');

const ofPage = ({ exchange: { call, status, who }, route, world }: Recorded) => ({
  name: `${call} answers ${status}`,
  uses: 'callIsAnswered',
  fields: [
    globals(who, world),
    `parameters: { app: true, route: ${quoted(route)}, pictures: false }`,
    `play: () => callIsAnswered(${quoted(call!)}, ${status})`,
  ],
});

const ofRequest = ({ exchange: { call, method, path, status, who, request }, route, world }: Recorded) => ({
  name: `${call} answers ${status}`,
  uses: 'sendAgain',
  fields: [
    globals(who, world),
    `parameters: { app: true, route: ${quoted(route.startsWith('/') ? route : '/')}, pictures: false }`,
    `play: () => sendAgain({ method: ${quoted(method)}, path: ${quoted(path)}${
      request.body && `, body: ${quoted(request.body)}`
    } }, ${status})`,
  ],
});

const globals = (who: string, world: WorldName) =>
  `globals: { persona: ${quoted(who in personas ? who : '')}, world: ${quoted(world)} }`;

const comment = ({ method, path, status, who, reason, time }: LoggedExchange) => {
  const answered = `${method} ${path} was answered with ${status} to ${who}.`;
  const text = `Recorded at ${time}: ${answered}${reason ? ` ${reason}` : ''}`;
  const lines = text.replaceAll('*/', '* /').match(/\S.{0,100}(?=\s|$)/g) ?? [];
  return `/**\n${lines.map((line) => ` * ${line.trimEnd()}`).join('\n')}\n */`;
};

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const pascalCase = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
