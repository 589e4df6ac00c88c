import type { EndpointName } from '#src/contract/endpoints.ts';

/** Part of the mock that answered a call. */
export type Answerer =
  | 'upstream' // the real server that stands behind the mock
  | 'handler' // the mock server, by its own rules
  | 'access' // the check of who may call (API-4)
  | 'input' // the check of query and body against the contract
  | 'outcome'
  | 'fault'
  | 'nothing' // there is no handler for this method and path
  | 'crash'; // the handler failed

/** Headers and body of a request or response as text, without secrets. */
export interface Message {
  headers: [name: string, value: string][];
  /** Text; a description in brackets if it is binary, such as `[application/octet-stream, 70000 bytes]`. */
  body: string;
}

/** A request to the mock backend and its answer. */
export interface LoggedCall {
  id: string;
  /** Arrival of the call, by the mock's clock. ISO 8601. */
  time: string;
  /** Name of the endpoint; absent if no endpoint has this method and path. */
  call?: EndpointName;
  method: string;
  path: string;
  /** The bearer's username, or 'nobody'. */
  who: string;
  /** The page that asked, such as '/admin/keys', or else the client's name, such as 'curl/8.5.0'. */
  from: string;
  /** 0 if the connection broke; absent until the call is answered. */
  status?: number;
  answeredBy?: Answerer;
  /** The outcome or fault that answered, or the documented outcome that the handler's answer equals. */
  outcome?: string;
  reason?: string;
  /** Milliseconds until it was answered. */
  duration?: number;
  /** Deviations of a real server's answer from the contract; absent if it is as documented. */
  deviations?: string[];
}

/** A logged call with its headers and bodies. */
export interface LoggedExchange extends LoggedCall {
  request: Message;
  response?: Message;
}

/** Removes headers and bodies. */
export function withoutMessages({ request: _, response: __, ...call }: LoggedExchange): LoggedCall {
  return call;
}
