import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { FixedAnswer } from './pages.ts';

/** Something that goes wrong with a call, whatever the server would answer. */
export interface Fault {
  about: string;
  part: 'connection' | 'time' | 'body' | 'status' | 'fields' | 'upload' | 'download';
  /** The server executes the call before the fault: rows are changed, but the client does not learn of it. */
  carriesOut?: true;
  /** Answer in place of the server's, if it is always the same. */
  answer?: FixedAnswer;
  /** Affects every call from the first one on for `seconds`; `times` counts such periods. */
  lasts?: true;
  setting?: { name: 'percent' | 'seconds'; usual: number; max: number };
  /** Needs paths of the answer with other values. */
  takesPatch?: true;
  /** Difference between the service worker and a real connection; absent if they are equal. */
  inWorker?: string;
  /** Reason why the fault cannot happen to an endpoint; undefined if it can. */
  notFor?: (endpoint: Endpoint, name: EndpointName) => string | undefined;
}

/** The endpoint of a fault that applies to all endpoints. */
export const ANY_ENDPOINT = '*';

/** The fault that takes a patch. */
export const PATCHED = 'changed values';
