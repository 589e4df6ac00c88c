const insecure = 'Open this by https or localhost: the mock backend needs a service worker.';
const blocked =
  'Allow service workers for this page: the mock backend needs one. If they are, its file was lost.';

/**
 * Starts a service worker. Where the page may have none, one sentence in place of the page says so, and the promise
 * stays open: nothing behind it would work.
 */
export async function requireServiceWorker<T>(start: () => Promise<T>): Promise<T> {
  try {
    if (isSecureContext) {
      await replaceOlder();
      return await start();
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
 * Lets an update of an older MSW worker take its place, which it does at once. MSW asks for the update, but
 * announces this page to the old worker.
 */
async function replaceOlder() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active || !/mock-?(service)?worker\.js$/i.test(registration.active.scriptURL)) return;
  await registration.update().catch(() => undefined);
  while (registration.installing || registration.waiting)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
