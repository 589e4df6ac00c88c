/*
 * The demo's part of its service worker; MSW's own script follows it in the same file (see worker-script.ts).
 * MSW answers the calls of a page. This part adds what a static host cannot do: any address of the app, reloaded or linked
 * to, gives the app's page, and so do the pages of the third parties, which the app's page then shows itself.
 */
addEventListener('message', (event) => {
  // MSW would leave with the last page, but a reload needs the worker for the navigation
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    if (!/\.\w+$/.test(pathname)) event.respondWith(appPage());
    return;
  }
  // A browser ends an idle worker and MSW's list of its pages with it; a page that calls the mock has started it before
  if (event.clientId && /\/(api|mock)\//.test(pathname)) activeClientIds.add(event.clientId);
});

/** The app's page with addresses that hold at any depth. */
async function appPage() {
  const { scope } = self.registration;
  const page = await (await fetch(scope)).text();
  return new Response(page.replaceAll('="./', `="${new URL(scope).pathname}`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
