import { clock } from '#mocks/db/index.ts';
import { startMockWorker } from '#mocks/transports/service-worker.ts';
import {
  isThirdPartyPage,
  keepThirdPartyPagesBelow,
  showThirdPartyPage,
} from '#mocks/transports/static-pages.ts';
import { simulatedUpload } from '#mocks/transports/upload-stub.ts';
import { uploadTransport } from '#src/api/upload.ts';
import { realTime } from './page-clock.ts';

/**
 * Starts the mock backend in a service worker. Resolves to false if the address is a page of a third party,
 * which is then shown instead of the app.
 */
export async function startStaticDemo(base: string): Promise<boolean> {
  restoreAddress(base);
  clock.realTime = realTime;
  const syncFromOtherTabs = await startMockWorker(base);
  uploadTransport.send = simulatedUpload(undefined, syncFromOtherTabs);
  keepThirdPartyPagesBelow(base);
  if (!isThirdPartyPage(`/${location.pathname.slice(base.length)}`)) return true;
  await showThirdPartyPage(base);
  return false;
}

/** Restores the address at which 404.html was opened. */
function restoreAddress(base: string) {
  const address = sessionStorage.getItem('demo-address');
  sessionStorage.removeItem('demo-address');
  if (address && new URL(address).pathname.startsWith(base)) history.replaceState(null, '', address);
}
