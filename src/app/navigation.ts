import {
  type Address,
  type Declared,
  first,
  type ListAddress,
  listQuery,
  newestFirst,
  parseAddress,
  needsAllRows,
  formatAddress,
} from './address.ts';

export interface HistoryLocation {
  path: string;
  search: string;
  state: EntryState | null;
}

/** State of a history entry. */
interface EntryState {
  /** Query of the previous history entry, if it belongs to the same page. */
  parentUrl?: string | undefined;
  /** Query of the list before it needed all rows, without sheet and dialog. */
  unfilteredUrl?: string | undefined;
}

export type NavigationStep =
  /** A change of the list; any change other than of `page` leads to the first page. */
  | { go: 'list'; to: Partial<ListAddress> }
  /** A column's filter; an empty text removes it. */
  | { go: 'filter'; header: string; text: string }
  /** Another page at its defaults, or this one without filters, with its page size and the direction of its ids. */
  | { go: 'page'; path: string; to?: Partial<Pick<Address, 'search' | 'person' | 'dialog'>> }
  | { go: 'person'; name: string }
  | { go: 'dialog'; kind: string; id?: number | undefined }
  | { go: 'close'; layer: 'person' | 'dialog' };

export type Navigation = { history: 'back' } | { history: 'push' | 'replace'; to: string; state: EntryState };

/**
 * Returns the history operation for a step, or undefined if the URL stays. Opening a sheet or dialog pushes an entry
 * that closing pops; changes meanwhile replace it (LIS-2, LIS-7, PER-1, ROU-8).
 */
export function nextNavigation(
  at: HistoryLocation,
  step: NavigationStep,
  declared: Declared,
): Navigation | undefined {
  const now = parseAddress(at.path, at.search, declared);
  const { parentUrl, unfilteredUrl } = at.state ?? {};
  const isLayered = now.person !== '' || now.dialog !== undefined;

  switch (step.go) {
    case 'list':
      return changeList(step.to);
    case 'filter':
      return changeList({ filters: { ...now.filters, [step.header]: step.text } });
    case 'page': {
      if (now.dialog && now.person && step.path === now.path) return;
      const { size, order } = step.path === now.path ? now : first;
      const kept = { size, order: order.id === newestFirst.id ? order : newestFirst };
      const to = {
        ...now,
        ...first,
        ...kept,
        person: '',
        dialog: undefined,
        rest: [],
        ...step.to,
        path: step.path,
      };
      return isLayered && step.path === now.path ? replace(to) : push(to);
    }
    case 'person': {
      if (now.dialog && now.person) return;
      const to = { ...now, person: step.name, dialog: undefined };
      return isLayered ? replace(to, unfilteredUrl) : push(to, unfilteredUrl);
    }
    case 'dialog': {
      const to = { ...now, dialog: { kind: step.kind, ...(step.id !== undefined && { id: step.id }) } };
      return now.dialog ? replace(to, unfilteredUrl) : push(to, unfilteredUrl);
    }
    case 'close': {
      const layer = now.dialog ? 'dialog' : step.layer; // the upper one first
      if (!now[layer]) return;
      return replace({ ...now, [layer]: layer === 'person' ? '' : undefined }, unfilteredUrl);
    }
  }

  function changeList(change: Partial<ListAddress>): Navigation | undefined {
    if (now.dialog && now.person) return; // sheet and dialog cover the list: ignore its changes
    const to = { ...now, page: first.page, ...change, dialog: undefined };
    to.filters = Object.fromEntries(Object.entries(to.filters).filter(([, value]) => value));
    if (change.page === undefined && listQuery({ ...to, page: now.page }) === listQuery(now)) return;
    let base = needsAllRows(now) ? unfilteredUrl : listQuery(now);
    if (!needsAllRows(to)) {
      const { page } = parseAddress(at.path, base ?? '', declared);
      if (needsAllRows(now) && base === listQuery({ ...to, page })) to.page = page;
      base = undefined;
    }
    const isTyped = now.search !== to.search ? now.search !== '' : isOtherText(now.filters, to.filters);
    return isLayered || isTyped ? replace(to, base) : push(to, base);
  }

  function push(to: Address, base?: string): Navigation | undefined {
    return enter('push', to, {
      parentUrl: to.path === now.path ? formatAddress(now) : undefined,
      unfilteredUrl: base,
    });
  }

  /** Replaces the entry's address, or goes back if the previous entry has it. */
  function replace(to: Address, base?: string): Navigation | undefined {
    return parentUrl === formatAddress(to)
      ? { history: 'back' }
      : enter('replace', to, { parentUrl, unfilteredUrl: base });
  }

  function enter(history: 'push' | 'replace', to: Address, state: EntryState): Navigation | undefined {
    const search = formatAddress(to);
    if (to.path === now.path && search === formatAddress(now)) return;
    return { history, to: to.path + search, state };
  }
}

/** True where the same columns are filtered by another text. */
const isOtherText = (before: Address['filters'], after: Address['filters']) =>
  Object.keys(before).join('\n') === Object.keys(after).join('\n') &&
  Object.keys(before).some((header) => before[header] !== after[header]);
