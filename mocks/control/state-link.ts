import { ownedByServer } from '../db/upstream.ts';
import { readChange, type State, StateChange } from './state.ts';

/** Returns the address that opens a page in a state: `?state=` and the body of `PUT /mock/state` as JSON in base64url. */
export function linkTo(
  address: string | URL,
  { clockOffset: _, upstream, ...state }: StateChange & Partial<Pick<State, 'upstream'>>,
): string {
  const left: readonly string[] = upstream ? ownedByServer : [];
  const taken = Object.entries(state).filter(([name]) => name in StateChange.shape && !left.includes(name));
  const json = JSON.stringify(Object.fromEntries(taken));
  // btoa takes bytes; texts of a condition or patch have any character
  const code = btoa(
    json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
  const link = new URL(address);
  link.searchParams.set('state', code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
  return link.href;
}

/** Reads the state from an address; undefined if it has none. Throws a message for people. */
export function stateIn(address: string): StateChange | undefined {
  const code = new URL(address).searchParams.get('state');
  if (code === null) return undefined;
  const { data, problem } = readChange(decoded(code));
  if (!data) throw new Error(problem);
  return data;
}

function decoded(code: string): unknown {
  try {
    return JSON.parse(atob(code.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    throw new Error('a part of it was lost or changed. Copy it once more');
  }
}
