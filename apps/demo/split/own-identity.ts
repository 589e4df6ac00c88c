import {
  cookiesWithin,
  IDENTITY_HEADER,
  IDENTITY_PARAMETER,
  nameWithin,
  ownName,
} from '#mocks/transports/identity.ts';
import { isMockPath } from '#mocks/transports/mock-path.ts';
import { themeKey } from '#src/theme/theme-boot.ts';

/** Keys that all identities share: the mock backend, what the demo keeps, the theme. */
const isShared = (key: string) => key === themeKey || /^(mock|demo)-/.test(key);

/**
 * Gives this page an identity of its own among the pages of its origin: cookies, storage and locks have its name
 * before theirs, unknown to the app. Call before the app starts.
 * @param isOverHttp whether the mock backend is a server, which has to be told
 */
export function takeIdentity(identity: string, isOverHttp: boolean): void {
  ownCookies(identity);
  for (const area of ['localStorage', 'sessionStorage'] as const) ownArea(identity, area);
  ownStorageEvents(identity);
  ownLocks(identity);
  if (!isOverHttp) return;
  nameInRequests(identity);
  nameInLinks(identity);
}

function ownCookies(identity: string) {
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookiesWithin(identity, get!.call(document) as string),
    set(cookie: string) {
      set!.call(document, ownName(identity, cookie));
    },
  });
}

function ownArea(identity: string, name: 'localStorage' | 'sessionStorage') {
  const area = window[name];
  const nameOf = (key: string) => (isShared(key) ? key : ownName(identity, key));
  const keys = () =>
    Object.keys(area).flatMap((key) => (isShared(key) ? key : (nameWithin(identity, key) ?? [])));
  const own: Storage = {
    getItem: (key) => area.getItem(nameOf(key)),
    setItem: (key, value) => area.setItem(nameOf(key), value),
    removeItem: (key) => area.removeItem(nameOf(key)),
    clear: () => keys().forEach((key) => isShared(key) || area.removeItem(nameOf(key))),
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
  };
  Object.defineProperty(window, name, { configurable: true, get: () => own });
}

/** Changes by pages of the same identity come under the names that the app knows, others not at all. */
function ownStorageEvents(identity: string) {
  window.addEventListener(
    'storage',
    (event) => {
      const { key, oldValue, newValue } = event;
      if (key === null || isShared(key) || translated.has(event)) return;
      event.stopImmediatePropagation();
      const ownKey = nameWithin(identity, key);
      if (ownKey === undefined) return;
      const own = new StorageEvent('storage', { key: ownKey, oldValue, newValue });
      translated.add(own);
      window.dispatchEvent(own);
    },
    true,
  );
}

const translated = new WeakSet<StorageEvent>();

function ownLocks(identity: string) {
  const { locks } = navigator as { locks?: LockManager }; // missing on insecure origins
  if (!locks) return;
  const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => Promise<unknown>;
  locks.request = ((name: string, ...rest: unknown[]) =>
    request(ownName(identity, name), ...rest)) as LockManager['request'];
}

function nameInRequests(identity: string) {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin === location.origin && isMockPath(pathname)) request.headers.set(IDENTITY_HEADER, identity);
    return fetch(request);
  };
}

/** Navigations have no headers. */
function nameInLinks(identity: string) {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin || !isMockPath(link.pathname)) return;
      const address = new URL(link.href);
      address.searchParams.set(IDENTITY_PARAMETER, identity);
      link.href = address.href;
    },
    true,
  );
}
