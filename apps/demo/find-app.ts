// An inline script of 404.html, and of index.html for hosts that answer unknown addresses with that page.

/** Opens the app in the nearest parent folder that has it. Once opened, its service worker answers all of its addresses. */
async function findApp(): Promise<boolean> {
  // without empty names: a path that begins with two slashes would be the address of another host
  const folders = location.pathname.split('/').slice(1, -1).filter(Boolean);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const base = ['', ...folders.slice(0, depth), ''].join('/');
    if (base === location.pathname) continue; // the page itself is missing there
    const { ok, headers } = await fetch(`${base}mock-worker.js`, { method: 'HEAD' });
    if (!ok || !/javascript/.test(headers.get('content-type') ?? '')) continue;
    sessionStorage.setItem('demo-address', location.href);
    location.replace(base);
    return true;
  }
  return false;
}

if (document.documentElement.dataset.missing !== undefined)
  void findApp().then((isFound) => isFound || (document.body.textContent = 'There is nothing here.'));
else
  addEventListener(
    'error',
    ({ target }) => target instanceof Element && target.matches('script[type=module]') && void findApp(),
    true,
  );
