import type { TrustedTypes } from '#src/app/start-worker.ts';

/** The name of the Trusted Types policy, which the Content-Security-Policy has to allow. */
export const BOT_CHECK_POLICY = 'bot-check';

/** Sets the address of a script, also where Trusted Types are enforced. */
export type SetSource = (script: HTMLScriptElement, address: string) => void;

/** Allows scripts from `allowed` alone, an address without query, under Trusted Types. */
export function allowScript(allowed: string): SetSource {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(BOT_CHECK_POLICY, {
    createScriptURL(url) {
      if (url.replace(/\?.*/, '') !== allowed) throw new TypeError(`${url} is not the bot-check's script`);
      return url;
    },
  });
  return (script, address) => {
    script.src = (policy?.createScriptURL(address) ?? address) as string;
  };
}
