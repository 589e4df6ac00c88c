import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { ANY_ENDPOINT, type Fault } from './fault.ts';

const endpoints = new Map(namedEndpoints);

const CLOSED = 'fetch rejects as for a closed connection; no socket is involved';
const CUT = 'fetch rejects before any byte of the answer';
const PIECES = 'the parts arrive one by one where streams can be sent to the worker (not in Safari)';
const SIMULATED = 'progress is simulated up to this point; no bytes travel';

const seconds = (usual: number) => ({ name: 'seconds', usual, max: 600 }) as const;
const percent = { name: 'percent', usual: 50, max: 99 } as const;

const sendsFields = ({ body, encoding }: Endpoint) =>
  body && encoding !== 'multipart' ? undefined : 'This call sends no fields';
const sendsBody = ({ body }: Endpoint) => (body ? undefined : 'This call sends no body');
const uploads = ({ encoding }: Endpoint) =>
  encoding === 'multipart' ? undefined : 'This call uploads no file';
const downloads = ({ replies }: Endpoint) =>
  replies === 'binary' ? undefined : 'This call downloads no file';
const answersInJson = ({ replies }: Endpoint) =>
  replies === 'binary' ? 'The answer is a file; see the faults of downloads' : undefined;

/** The calls whose answers contain the status of a subscription, code or request. */
const WITH_STATUS = new Set<EndpointName>([
  'subscriptions.mine',
  'invites.mine',
  'keys.list',
  'keys.unused',
  'keys.update',
  'hwidRequests.list',
  'adminSubscriptions.list',
  'adminSubscriptions.update',
  'adminInvites.list',
  'adminInvites.update',
]);

const table = {
  'no connection': {
    about: 'The connection is closed before the server sees the call.',
    part: 'connection',
    inWorker: CLOSED,
  },
  'connection lost': {
    about: 'The server carries the call out, and the connection breaks half-way through the answer.',
    part: 'connection',
    carriesOut: true,
    inWorker: CUT,
  },
  'offline and back': {
    about: 'From the first such call on, no connection for some seconds; then as usual.',
    part: 'connection',
    setting: seconds(5),
    inWorker: CLOSED,
  },
  timeout: {
    about: 'A proxy gives up after some seconds and answers with its 504 page.',
    part: 'time',
    setting: seconds(20),
  },
  'never answers': {
    about: 'The connection stays open without an answer.',
    part: 'time',
  },
  slow: {
    about: 'The answer comes after some seconds.',
    part: 'time',
    carriesOut: true,
    setting: seconds(5),
  },
  'slow body': {
    about: 'Status and headers come at once, the body piece by piece over some seconds.',
    part: 'time',
    carriesOut: true,
    setting: seconds(5),
    inWorker: PIECES,
  },
  'truncated JSON': {
    about: 'The answer ends in the middle of its JSON.',
    part: 'body',
    carriesOut: true,
    notFor: answersInJson,
  },
  'wrong content type': {
    about: 'The answer says that it is plain text.',
    part: 'body',
    carriesOut: true,
  },
  'HTML page': {
    about: 'A page with status 200, such as that of a hotel network.',
    part: 'body',
  },
  'empty body': {
    about: 'Status 200, JSON by its type, and no body.',
    part: 'body',
    carriesOut: true,
  },
  '204 no content': {
    about: 'Status 204 without a body.',
    part: 'body',
    carriesOut: true,
  },
  'wrong shape': {
    about: 'Valid JSON, but inside of an envelope that the contract does not know.',
    part: 'body',
    carriesOut: true,
    notFor: answersInJson,
  },
  'unknown status word': {
    about: 'Every status in the answer is a word that the contract does not know.',
    part: 'body',
    carriesOut: true,
    notFor: (_, name) => (WITH_STATUS.has(name) ? undefined : 'No status is part of the answer'),
  },
  '413 too large': {
    about: 'A proxy finds the body too large and answers with its page.',
    part: 'status',
    notFor: sendsBody,
  },
  '429 with Retry-After': {
    about: 'Too many requests; to be tried again in 30 seconds.',
    part: 'status',
  },
  '500 without body': { about: 'Status 500 without a body or type.', part: 'status' },
  '502 page': { about: 'A proxy finds no server and answers with its page.', part: 'status' },
  '503 maintenance': { about: 'Status 503 with a message and Retry-After.', part: 'status' },
  'field errors': {
    about: 'Status 422 with a list `errors` of field and message for every field sent.',
    part: 'fields',
    notFor: sendsFields,
  },
  'field violations': {
    about: 'The same as Symfony sends it: a list `violations` of propertyPath and message.',
    part: 'fields',
    notFor: sendsFields,
  },
  'field list': {
    about: 'The same as a bare list of field and message.',
    part: 'fields',
    notFor: sendsFields,
  },
  'upload stops': {
    about: 'The connection breaks after a part of the file.',
    part: 'upload',
    setting: percent,
    inWorker: SIMULATED,
    notFor: uploads,
  },
  'upload stalls': {
    about: 'The server reads a part of the file and then nothing more; the connection stays open.',
    part: 'upload',
    setting: percent,
    inWorker: SIMULATED,
    notFor: uploads,
  },
  'upload slows': {
    about: 'After a part of the file the rest takes twenty times as long.',
    part: 'upload',
    carriesOut: true,
    setting: percent,
    inWorker: SIMULATED,
    notFor: uploads,
  },
  'download stops': {
    about: 'The connection breaks after a part of the file.',
    part: 'download',
    carriesOut: true,
    setting: percent,
    inWorker: PIECES,
    notFor: downloads,
  },
  'download stalls': {
    about: 'A part of the file arrives and then nothing more; the connection stays open.',
    part: 'download',
    carriesOut: true,
    setting: percent,
    inWorker: PIECES,
    notFor: downloads,
  },
  'download slows': {
    about: 'After a part of the file the rest comes in small pieces, over 20 seconds.',
    part: 'download',
    carriesOut: true,
    setting: percent,
    inWorker: PIECES,
    notFor: downloads,
  },
} as const satisfies Record<string, Fault>;

/** The name of a fault; the panel and the command line use the same words. */
export type FaultName = keyof typeof table;

/** All faults by name, in the order in which they are shown. */
export const faults: Record<FaultName, Fault> = table;

/** A fault that is switched on. */
export interface ActiveFault {
  endpoint: EndpointName | typeof ANY_ENDPOINT;
  fault: FaultName;
  /** How many calls it still happens to. */
  times: number | 'all';
  /** For faults with the setting `percent`. */
  percent?: number;
  /** For faults with the setting `seconds`. */
  seconds?: number;
}

/** Whose calls a fault can be switched on for. */
export const faultTargets = [ANY_ENDPOINT, ...endpoints.keys()] as const;

/** The faults that can happen to an endpoint, or to some endpoint. */
export const faultsOf = (endpoint: EndpointName | typeof ANY_ENDPOINT): FaultName[] =>
  Object.keys(faults).filter((name) => !whyNot(endpoint, name as FaultName)) as FaultName[];

/** Why a fault cannot happen to an endpoint; undefined if it can. */
export function whyNot(name: EndpointName | typeof ANY_ENDPOINT, fault: FaultName): string | undefined {
  if (name === ANY_ENDPOINT) return undefined;
  return faults[fault].notFor?.(endpoints.get(name)!, name);
}
