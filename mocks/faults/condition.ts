import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListQuery } from '#src/contract/paging.ts';

/** Condition that limits an outcome or fault to some calls of its endpoint. */
export interface Condition {
  /** Page of a list, counted from 1 as in the address of the app's page. */
  page?: number | undefined;
  id?: number | undefined;
  /** The whole text that is searched for; empty for a list without a search. */
  search?: string | undefined;
}

/** Returns the conditions that an endpoint can have. */
export const conditionsOf = ({ path, query }: Endpoint): (keyof Condition)[] => [
  ...(query ? (['page', 'search'] as const) : []),
  ...(path.includes(':id') ? (['id'] as const) : []),
];

/** True if a call fulfils a condition. */
export function matchesCondition(condition: Condition, endpoint: Endpoint, url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const id = new RegExp(`${endpoint.path.replace(/:\w+/g, '(\\d+)')}$`).exec(pathname)?.[1];
  const list = listQuery(endpoint, searchParams);
  const call: Condition = {
    page: list && list.page + 1,
    search: list?.search,
    id: id ? Number(id) : undefined,
  };
  return (Object.keys(condition) as (keyof Condition)[]).every(
    (name) => condition[name] === undefined || condition[name] === call[name],
  );
}

function listQuery({ query }: Endpoint, search: URLSearchParams): ListQuery | undefined {
  try {
    return query?.decode(search);
  } catch {
    return undefined; // a wrong query is for the server to refuse
  }
}

/** Formats 'page 3, search "ada"'. */
export const conditionText = (condition: Condition) =>
  Object.entries(condition)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
