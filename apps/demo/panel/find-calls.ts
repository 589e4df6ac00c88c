import { faults, faultsOf } from '#mocks/faults/index.ts';
import { type OutcomeName, outcomeNames, outcomes } from '#mocks/outcomes/index.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import type { CallName } from './mock-context.ts';

const names = namedEndpoints.map(([name]) => name);

/** Outcomes of every call, which stand once under 'Every call'. */
export const common: OutcomeName[] = outcomeNames(names[0]!).filter((outcome) =>
  names.every((name) => outcome in outcomes[name]),
);

export interface FoundCall {
  name: CallName;
  /** Outcomes and faults in which the words were found; empty if the call itself has them. */
  hits: string[];
}

/** Returns the calls that have all words of a search, or an outcome or fault that has them. */
export function findCalls(search: string): FoundCall[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (...texts: (string | undefined)[]) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = namedEndpoints.flatMap(([name, { method, path, summary }]): FoundCall[] => {
    const own = [name, method, path, summary];
    if (has(...own)) return [{ name, hits: [] }];
    const hits = outcomeNames(name).filter(
      (outcome) => !common.includes(outcome) && has(...own, outcome, outcomes[name][outcome]!.userSees),
    );
    return hits.length > 0 ? [{ name, hits }] : [];
  });
  const hits = [
    ...common.filter((outcome) => has(outcome, ...names.map((name) => outcomes[name][outcome]!.userSees))),
    ...faultsOf('*').filter((fault) => has(fault, faults[fault].about)),
  ];
  if (words.length === 0) return [{ name: '*', hits: [] }, ...found];
  return hits.length > 0 ? [{ name: '*', hits }, ...found] : found;
}

const nounOf = (name: string) => name.split('.')[0];

/**
 * Returns the calls that a page has made and the writes of its forms. Those are the writes of the same noun, and those
 * of its audience whose noun has no reads. Calls of the session, which every page makes, say nothing about its audience.
 */
export function callsOfPage(made: ReadonlySet<string>, isSignedIn: boolean): Set<EndpointName> {
  const nouns = new Set([...made].map(nounOf));
  const readNouns = new Set<string | undefined>();
  let [isForAdmins, isForCustomers] = [false, false];
  for (const [name, { method, access }] of namedEndpoints) {
    if (method === 'GET') readNouns.add(nounOf(name));
    if (!made.has(name) || nounOf(name) === 'auth') continue;
    if (access === 'admin') isForAdmins = true;
    else isForCustomers = true;
  }
  const isOfForm = ([name, { method, access, replies }]: (typeof namedEndpoints)[number]) => {
    if (method === 'GET' && replies !== 'binary') return false;
    if (access === 'anyone') return nouns.has(nounOf(name)) && !isSignedIn;
    const isOfAudience = access === 'admin' ? isForAdmins : isForCustomers;
    return nouns.has(nounOf(name)) || (isOfAudience && !readNouns.has(nounOf(name)));
  };
  return new Set(namedEndpoints.filter((each) => made.has(each[0]) || isOfForm(each)).map(([name]) => name));
}
