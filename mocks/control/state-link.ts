import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { defaultSettings } from '../db/settings.ts';
import { type ActiveFault, type FaultName, faults, faultsOf, faultTargets } from '../faults/index.ts';
import { type OutcomeChoice, outcomeNames } from '../outcomes/index.ts';
import { type PersonaName, personas } from '../scenarios/personas.ts';
import { hashOf, NameCodes } from './name-codes.ts';
import { problemsOf, settingsSchema, worldName } from './settings.ts';

/** The longest link that `linkTo` makes, in characters. */
export const MAX_LINK_LENGTH = 400;

/** What a state link reproduces, in the demo, the workshop and on the command line. */
export type SharedState = z.infer<typeof SharedState>;
export const SharedState = z.strictObject({
  /** Who is signed in; absent for nobody. */
  persona: z.optional(z.enum(Object.keys(personas) as [PersonaName, ...PersonaName[]])),
  world: worldName,
  /** What the dates of the world are relative to, in milliseconds, whole seconds; absent: when it is opened. */
  seededAt: z.optional(z.int()),
  /** What the clock shows when the link is opened, likewise; absent: the real time. */
  now: z.optional(z.int()),
  latency: settingsSchema.latency,
  bearerLifeMs: settingsSchema.bearerLifeMs,
  botCheck: settingsSchema.botCheck,
  activeOutcomes: settingsSchema.activeOutcomes,
  outcomeTimes: settingsSchema.outcomeTimes,
  faults: settingsSchema.faults,
  /** Path and query of the page, such as '/admin/keys?page=2'. */
  route: z.string().check(z.regex(/^\/(?!\/)/, 'Not a path'), z.maxLength(200)),
  theme: z.enum(['light', 'dark']),
  /** A BCP 47 tag; absent: the browser's. */
  locale: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Not a locale'))),
});

/** A state link that cannot be read or made; the message is for people. */
export class StateLinkError extends Error {}

const outcomeCodes = new NameCodes(
  namedEndpoints.flatMap(([endpoint]) => outcomeNames(endpoint).map((name) => `${endpoint} ${name}`)),
);
const faultCodes = new NameCodes(
  faultTargets.flatMap((endpoint) => faultsOf(endpoint).map((fault) => `${endpoint} ${fault}`)),
);

/** Before the payload; a change of the format changes it. */
const VERSION = '1';

/**
 * The payload: short names, and nothing that is as usual. Outcomes are concatenated codes; a fault is its code
 * and, if they are set, the number of times and the percentage or seconds.
 */
interface Payload {
  p?: string;
  w?: string;
  s?: number;
  t?: number;
  l?: [min: number, max: number];
  b?: number;
  c?: string;
  o?: string;
  /** For how many calls each of them is left, in their order; 0 for all. */
  n?: number[];
  f?: (string | number)[][];
  r?: string;
  m?: 'd';
  g?: string;
}

/** The code of a state: letters, digits, `-` and `_`, so that it survives in any address. */
export function encodeState(state: SharedState): string {
  const usual = defaultSettings();
  const isUsual = (name: 'latency' | 'bearerLifeMs' | 'botCheck') =>
    JSON.stringify(state[name]) === JSON.stringify(usual[name]);
  const payload: Payload = {
    ...(state.persona && { p: state.persona }),
    ...(state.world !== 'typical' && { w: state.world }),
    ...(state.seededAt !== undefined && { s: Math.floor(state.seededAt / 1000) }),
    ...(state.now !== undefined && { t: Math.floor(state.now / 1000) }),
    ...(!isUsual('latency') && { l: [state.latency.min, state.latency.max] as [number, number] }),
    ...(!isUsual('bearerLifeMs') && { b: state.bearerLifeMs }),
    ...(!isUsual('botCheck') && { c: state.botCheck }),
    ...(Object.keys(state.activeOutcomes).length && {
      o: Object.entries(state.activeOutcomes)
        .map((pair) => outcomeCodes.codeOf(pair.join(' ')))
        .join(''),
    }),
    ...(Object.keys(state.outcomeTimes).length && {
      n: Object.keys(state.activeOutcomes).map((name) => state.outcomeTimes[name as EndpointName] ?? 0),
    }),
    ...(state.faults.length && { f: state.faults.map(shortFault) }),
    ...(state.route !== '/' && { r: state.route }),
    ...(state.theme === 'dark' && { m: 'd' as const }),
    ...(state.locale && { g: state.locale }),
  };
  const text = base64url(JSON.stringify(payload));
  return VERSION + text + hashOf(text);
}

/** Reads the code of a link. Throws a StateLinkError if it is damaged or names what does not exist. */
export function decodeState(code: string): SharedState {
  if (!/^\d[\w-]+$/.test(code)) throw new StateLinkError('This is not a state link');
  if (!code.startsWith(VERSION))
    throw new StateLinkError('This state link was made by another version of the mock backend');
  const text = code.slice(1, -4);
  if (hashOf(text) !== code.slice(-4))
    throw new StateLinkError(
      'This state link is damaged: a part of it was lost or changed. Copy it once more',
    );
  const { data, error } = z.safeParse(SharedState, expand(JSON.parse(fromBase64url(text)) as Payload));
  if (error) throw new StateLinkError(`This state link cannot be opened: ${problemsOf(error)}`);
  return data;
}

/**
 * The link that opens a state. Throws a StateLinkError if it were longer than 400 characters.
 * @param app address of the app, with a slash or a query at its end
 */
export function linkTo(app: string, state: SharedState): string {
  const link = `${app}${app.includes('?') ? '&' : '?'}state=${encodeState(state)}`;
  if (link.length > MAX_LINK_LENGTH)
    throw new StateLinkError(
      `The link would have ${link.length} characters instead of at most ${MAX_LINK_LENGTH}. Save the state as a file`,
    );
  return link;
}

/** The code in a link, or the text itself if it is none. */
export const codeIn = (link: string): string => /[?&]state=([^&#]*)/.exec(link)?.[1] ?? link.trim();

function expand({
  p,
  w,
  s,
  t,
  l,
  b,
  c,
  o,
  n = [],
  f = [],
  r,
  m,
  g,
}: Payload): Record<keyof SharedState, unknown> {
  const usual = defaultSettings();
  const outcomes = (o?.match(/.{4}/g) ?? []).map((code) => nameOf(outcomeCodes, code).split(' '));
  return {
    persona: p,
    world: w ?? 'typical',
    seededAt: s === undefined ? undefined : s * 1000,
    now: t === undefined ? undefined : t * 1000,
    latency: l ? { min: l[0], max: l[1] } : usual.latency,
    bearerLifeMs: b ?? usual.bearerLifeMs,
    botCheck: c ?? usual.botCheck,
    activeOutcomes: Object.fromEntries(outcomes) as OutcomeChoice,
    outcomeTimes: Object.fromEntries(outcomes.flatMap(([name], at) => (n[at] ? [[name, n[at]]] : []))),
    faults: f.map(longFault),
    route: r ?? '/',
    theme: m === 'd' ? 'dark' : 'light',
    locale: g,
  };
}

function shortFault({ endpoint, fault, times, percent, seconds }: ActiveFault): (string | number)[] {
  const setting = percent ?? seconds;
  return [
    faultCodes.codeOf(`${endpoint} ${fault}`),
    ...(times === 'all' && setting === undefined ? [] : [times === 'all' ? 0 : times]),
    ...(setting === undefined ? [] : [setting]),
  ];
}

function longFault([code, times, setting]: (string | number)[]): unknown {
  const [endpoint, ...words] = nameOf(faultCodes, String(code)).split(' ');
  const fault = words.join(' ');
  return {
    endpoint,
    fault,
    times: times || 'all',
    ...(setting !== undefined && { [faults[fault as FaultName].setting?.name ?? 'seconds']: setting }),
  };
}

function nameOf(codes: NameCodes, code: string): string {
  const name = codes.nameOf(code);
  if (name === undefined)
    throw new StateLinkError('This state link names an outcome or fault that no longer exists');
  return name;
}

const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64url = (code: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)),
  );
