const insecure = 'Open this by https or localhost: the mock backend needs a service worker.';
const blocked =
  'Allow service workers for this page: the mock backend needs one. If they are, its file was lost.';

/**
 * Starts a service worker and waits until it controls the page. If the page cannot have one, shows the reason in place
 * of the page and never resolves, as nothing after it would work.
 */
export async function requireServiceWorker<T>(start: () => Promise<T>): Promise<T> {
  try {
    if (isSecureContext) {
      await replaceOlder();
      const started = await start();
      await untilControlled();
      return started;
    }
  } catch (error) {
    console.error(error);
  }
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.style.cssText = 'margin: 2rem; font: 1rem/1.5 system-ui';
  sentence.textContent = isSecureContext ? blocked : insecure;
  if (isSecureContext) {
    const reload = document.createElement('button');
    reload.textContent = 'Reload';
    reload.style.cssText = 'margin-inline-start: 1rem; text-decoration: underline';
    reload.onclick = () => location.reload();
    sentence.append(reload);
  }
  document.body.className = ''; // Storybook's hide the page while a story is being prepared
  document.body.replaceChildren(sentence);
  return new Promise(() => {});
}

/**
 * Updates an older MSW worker and waits until the new one has replaced it, because MSW would announce this page to
 * the old one.
 */
async function replaceOlder() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !/mock-?(service)?worker\.js$/i.test(registration.active.scriptURL)) return;
  await registration.update().catch(() => undefined);
  while (registration.installing || registration.waiting)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/**
 * Resolves when the worker controls the page, as earlier requests would bypass it. An older one controls it until MSW's
 * update is active, and none after a forced reload (Shift) until it claims the page.
 */
async function untilControlled() {
  const { serviceWorker } = navigator;
  for (;;) {
    const { installing, waiting, active } = (await serviceWorker.getRegistration()) ?? {};
    if (active && !installing && !waiting && serviceWorker.controller === active) return;
    active?.postMessage('CLAIM');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
