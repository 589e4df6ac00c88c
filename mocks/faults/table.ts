import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { ignored } from '#src/contract/wire.ts';
import { type Fault, PATCHED } from './fault.ts';
import { captivePage, MAINTENANCE, proxyPage, refusal, TOO_MANY } from './pages.ts';

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

const answersInFields = ({ replies, reply }: Endpoint) =>
  replies === 'binary' || reply === ignored ? 'The client reads no field of the answer' : undefined;

const answersWithStatus = (name: EndpointName) =>
  JSON.stringify(exampleOf(name).reply)?.includes('"status":"')
    ? undefined
    : 'The client reads no status of the answer';

/** All faults by name, in the order in which they are shown. */
export const table = {
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
    lasts: true,
    setting: seconds(5),
    inWorker: CLOSED,
  },
  timeout: {
    about: 'A proxy gives up after some seconds and answers with its 504 page.',
    part: 'time',
    answer: proxyPage('504 Gateway Time-out'),
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
  'responses may be cached': {
    about: 'The answer may be kept by the browser for an hour (Cache-Control, Last-Modified).',
    part: 'body',
    carriesOut: true,
    inWorker: 'browsers keep no answer of a worker',
  },
  'HTML page': {
    about: 'A page with status 200, such as that of a hotel network.',
    part: 'body',
    answer: captivePage,
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
  [PATCHED]: {
    about: 'Some values of a success are others: one field that is null, a text that is too long.',
    part: 'body',
    carriesOut: true,
    takesPatch: true,
    notFor: answersInFields,
  },
  'unknown status word': {
    about: 'Every status in the answer is a word that the contract does not know.',
    part: 'body',
    carriesOut: true,
    notFor: (_, name) => answersWithStatus(name),
  },
  '413 too large': {
    about: 'A proxy finds the body too large and answers with its page.',
    part: 'status',
    answer: proxyPage('413 Request Entity Too Large'),
    notFor: sendsBody,
  },
  '429 with Retry-After': {
    about: 'Too many requests; to be tried again in 60 seconds.',
    part: 'status',
    answer: refusal(429, TOO_MANY, { 'Retry-After': '60' }),
  },
  '500 without body': {
    about: 'Status 500 without a body or type.',
    part: 'status',
    answer: { status: 500 },
  },
  '502 page': {
    about: 'A proxy finds no server and answers with its page.',
    part: 'status',
    answer: proxyPage('502 Bad Gateway'),
  },
  '503 maintenance': {
    about: 'Status 503 with a message and Retry-After.',
    part: 'status',
    answer: refusal(503, MAINTENANCE, { 'Retry-After': '3600' }),
  },
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
    about:
      'The server reads a part of the file and then nothing more; the connection stays open. Over HTTP the operating system accepts some megabytes more, and all of a smaller file.',
    part: 'upload',
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
} as const satisfies Record<string, Fault>;
