/** The name of the Trusted Types policy, which the Content-Security-Policy has to allow. */
export const WORKER_POLICY = 'worker';

/** The part of the Trusted Types API that is used; TypeScript's DOM library has no types of it. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Starts a worker of the build, also where Trusted Types are enforced.
 * @throws where the browser has no workers, or for the address of another origin
 */
export function startWorker(address: string): Worker {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new TypeError(`${address} is not a worker of this app`);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: (each) => each });
  return new Worker((policy?.createScriptURL(url.href) ?? url.href) as string, { type: 'module' });
}
