/*
 * The demo's part of its service worker; MSW's own script follows it in the same file (see worker-script.ts).
 * MSW answers the calls of a page. This part serves the app's page for every navigation below the base path,
 * which a static host cannot do.
 */
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') {
    if (!/\.\w+$/.test(pathname)) event.respondWith(appPage());
    return;
  }
  // Browsers stop idle workers, and MSW then forgets its pages
  if (event.clientId && /\/(api|mock)\//.test(pathname)) activeClientIds.add(event.clientId);
});

/** The app's page with absolute addresses. */
async function appPage() {
  const { scope } = self.registration;
  const page = await (await fetch(scope)).text();
  return new Response(page.replaceAll('="./', `="${new URL(scope).pathname}`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
