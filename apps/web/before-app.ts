import { storage } from '#src/app/storage.ts';
import { BEARER, USERNAME } from '#src/contract/session.ts';
import { attempt } from '#src/lib/attempt.ts';
import { switchLabel } from '#src/theme/theme-boot.ts';
import { chooseTheme, getTheme, onThemeChange } from '#src/theme/theme.ts';

// Behaviour of the prerendered page until the app is here. The build writes it behind the page (build/prerender.ts), with the
// app's file in `data-app`. #root has `data-landing` while it holds the landing page: '' before the app, then 'live'.

const root = document.getElementById('root')!;
const { app } = document.currentScript!.dataset;
const home = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

let loading: Promise<unknown> | undefined;

/** Reports a lost file (asset-errors.ts), unless the landing page is shown, whose links work without it. */
declare const lost: () => void;

/** Loads the app, which takes the page over as it is. */
function load() {
  loading ??= import(/* @vite-ignore */ app!).catch(() => {
    loading = undefined;
    lost();
  });
}

/** Opens the app in place of the landing page, with the splash until it is there. */
function open() {
  root.replaceChildren(root.nextElementSibling!);
  delete root.dataset.landing;
  load();
}

const isHome = () => `${location.pathname}/`.replace('//', '/') === home;

/** True if a user has signed in here; undefined where cookies are forbidden, as in sandboxed frames. */
const isKnown = () =>
  attempt(() => storage.read(USERNAME) !== null || `; ${document.cookie}`.includes(`; ${BEARER}=`));

/** Reloads the page, whose app a newer release may have removed (HOS-3). */
const reload = () => location.reload();

/** Listens for an event until the app has taken the page over. */
const on = (type: string, run: (target: Element) => unknown) =>
  addEventListener(type, ({ target }) => root.dataset.landing === '' && run(target as Element));

if (isKnown() || !isHome()) open();
else {
  const toggle = root.querySelector('button')!;
  const nameToggle = () => toggle.setAttribute('aria-label', switchLabel(getTheme()));
  nameToggle();
  onThemeChange(nameToggle);
  on('click', (target) => toggle.contains(target) && chooseTheme(getTheme() === 'dark' ? 'light' : 'dark'));
  for (const intent of ['pointerover', 'focusin']) on(intent, (target) => target.closest?.('a') && load());
  on('storage', () => isKnown() && reload());
  on('popstate', () => isHome() || reload());
  // a page that Back brings back as it was
  addEventListener('pageshow', ({ persisted }) => persisted && isHome() && isKnown() && reload());
  addEventListener('load', () => setTimeout(whenIdle, 2000));
}

/** Loads the app, but not where the line is slow or paid by the byte. */
function whenIdle() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType as string)) return;
  (window.requestIdleCallback ?? setTimeout)(load);
}
