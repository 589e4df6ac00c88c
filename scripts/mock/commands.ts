import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { State, StateChange } from '#mocks/control/state.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';

/** Sends a request to the mock backend; resolves to the answer, rejects with the message of a refusal. */
export type Send = <Answer = State>(method: string, path: string, body?: unknown) => Promise<Answer>;

export interface Options {
  next?: string | undefined;
  percent?: string | undefined;
  seconds?: string | undefined;
  app?: string | undefined;
  route?: string | undefined;
  theme?: string | undefined;
}

interface Command {
  /** The words after the name. */
  usage: string;
  about: string;
  /** Resolves to the text to print. */
  run: (send: Send, words: string[], options: Options) => Promise<string>;
}

/** Wrong words on the command line. */
export class WrongUsage extends Error {}

const change = (send: Send, part: Partial<StateChange>) => send('PUT', '/mock/state', part);

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** '+1d', '-2h', 'real', 'before-end 3', 'after-end 3' or an instant. */
function clockChange([word = '', id]: string[]): object {
  const [, sign, amount, unit] = /^([+-])(\d+)([smhd])$/.exec(word) ?? [];
  if (unit) return { advance: Number(`${sign}${amount}`) * units[unit]! };
  if (word === 'real') return { real: true };
  if (word === 'before-end') return { beforeEndOf: Number(id) };
  if (word === 'after-end') return { afterEndOf: Number(id) };
  if (!word) throw new WrongUsage('Which time?');
  return { to: word };
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

async function switchFault(send: Send, [endpoint, fault]: string[], options: Options): Promise<State> {
  const { faults } = await send('GET', '/mock/state');
  if (endpoint === 'off') return change(send, { faults: [] });
  const others = faults.filter((one) => one.endpoint !== endpoint);
  if (fault === 'off') return change(send, { faults: others });
  const { next, percent, seconds } = options;
  const added = {
    endpoint,
    fault,
    times: number(next) ?? 'all',
    percent: number(percent),
    seconds: number(seconds),
  };
  return change(send, { faults: [...faults, added as State['faults'][number]] });
}

async function switchOutcome(send: Send, [endpoint = '', outcome = '']: string[]): Promise<State> {
  const { activeOutcomes } = await send('GET', '/mock/state');
  if (endpoint === 'off') return change(send, { activeOutcomes: {} });
  const { [endpoint as keyof typeof activeOutcomes]: _, ...others } = activeOutcomes;
  return change(send, { activeOutcomes: outcome === 'off' ? others : { ...others, [endpoint]: outcome } });
}

/** The name of a session command, which may be said in the words of the panel. */
async function sessionCommand(send: Send, said: string): Promise<string> {
  const { sessionCommands } = await send('GET', '/mock/state');
  const isSaid = (text: string) => text.toLowerCase() === said.toLowerCase();
  return sessionCommands.find(({ name, label }) => isSaid(name) || isSaid(label))?.name ?? said;
}

async function open(send: Send, [what = '']: string[]): Promise<State> {
  if (!existsSync(what)) return send('POST', '/mock/link', { link: what });
  return send('PUT', '/mock/saved-state', JSON.parse(readFileSync(what, 'utf8')));
}

/** What is switched on, in a few lines. */
export function summary(state: State): string {
  const { world, clockOffset, now, latency, activeOutcomes, faults, signedIn } = state;
  const outcomes = Object.entries(activeOutcomes).map((pair) => pair.join(': '));
  const active = faults.map(({ endpoint, fault, times }) => `${endpoint}: ${fault} (${times})`);
  return [
    `world      ${world}`,
    `clock      ${new Date(now).toISOString()}${clockOffset === 0 ? '' : ' (set)'}`,
    `latency    ${latency.min} to ${latency.max} ms`,
    `signed in  ${signedIn.join(', ') || 'nobody'}`,
    `outcomes   ${outcomes.join(', ') || 'none'}`,
    `faults     ${active.join(', ') || 'none'}`,
  ].join('\n');
}

const logLine = ({ time, method, path, who, status, outcome, reason, duration }: LoggedCall) =>
  [`${time} ${who} ${method} ${path} ${status ?? '…'} ${duration ?? '…'} ms`, outcome ?? '', reason ?? '']
    .join(' ')
    .trimEnd();

/** A command that changes the state and prints it. */
const changing = (run: (...call: Parameters<Command['run']>) => Promise<State>): Command['run'] => {
  return async (...call) => summary(await run(...call));
};

/** The commands of `npm run mock`, by name; they control a mock backend that runs. */
export const commands: Record<string, Command> = {
  state: {
    usage: '',
    about: 'what is switched on',
    run: changing((send) => send('GET', '/mock/state')),
  },
  clock: {
    usage: '+1h | -2d | 2026-03-29T01:59:00Z | before-end ID | after-end ID | real',
    about: 'sets the time; IDs are those of subscriptions',
    run: changing((send, words) => send('POST', '/mock/clock', clockChange(words))),
  },
  session: {
    usage: 'endBearer|endSession|loseAdmin|ban USERNAME',
    about: 'ends an access token or a session, takes the admin role, bans',
    run: changing(async (send, [said = '', username]) =>
      send('POST', '/mock/session', { command: await sessionCommand(send, said), username }),
    ),
  },
  fault: {
    usage: 'ENDPOINT|"*" FAULT|off [--next N] [--percent N] [--seconds N]',
    about: 'lets something go wrong with calls; `fault off` ends all',
    run: changing(switchFault),
  },
  faults: {
    usage: '[ENDPOINT]',
    about: 'the faults that a call can have',
    run: async (send, [endpoint = '*']) => {
      const { allFaults, possibleFaults } = await send('GET', '/mock/state');
      const possible = possibleFaults[endpoint as '*'] ?? [];
      const listed = allFaults.filter(({ name }) => possible.includes(name));
      return listed.map(({ name, about }) => `${name.padEnd(22)} ${about}`).join('\n');
    },
  },
  outcome: {
    usage: 'ENDPOINT OUTCOME|off',
    about: 'forces a documented answer; `outcome off` ends all',
    run: changing(switchOutcome),
  },
  world: {
    usage: 'NAME',
    about: 'starts over from the seed of a world',
    run: changing((send, [world]) => change(send, { world: world as State['world'] })),
  },
  latency: {
    usage: 'MIN MAX',
    about: 'milliseconds that each call takes',
    run: changing((send, [min, max = min]) =>
      change(send, { latency: { min: Number(min), max: Number(max) } }),
    ),
  },
  reset: {
    usage: '',
    about: 'returns to the seed',
    run: changing((send) => send('POST', '/mock/reset')),
  },
  link: {
    usage: '[--app http://localhost:5173/] [--route /admin/keys] [--theme dark]',
    about: 'a link to the present state',
    run: async (send, _words, { app = 'http://localhost:5173/', route = '/', theme = 'light' }) => {
      const query = new URLSearchParams({ app, route, theme });
      return (await send<{ link: string }>('GET', `/mock/link?${query}`)).link;
    },
  },
  save: {
    usage: 'FILE',
    about: 'saves the state with all rows that were changed',
    run: async (send, [file = '']) => {
      if (!file) throw new WrongUsage('Into which file?');
      writeFileSync(file, `${JSON.stringify(await send('GET', '/mock/saved-state'), undefined, 2)}\n`);
      return `Saved into ${file}`;
    },
  },
  open: {
    usage: 'LINK|FILE',
    about: 'opens a state',
    run: changing(open),
  },
  log: {
    usage: '',
    about: 'the latest calls',
    run: async (send) => {
      const { requests } = await send<{ requests: LoggedCall[] }>('GET', '/mock/requests');
      return requests.map(logLine).toReversed().join('\n');
    },
  },
};

/** All commands, for the terminal. */
export const help = (): string =>
  Object.entries(commands)
    .map(([name, { usage, about }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${about}`)
    .join('\n');
