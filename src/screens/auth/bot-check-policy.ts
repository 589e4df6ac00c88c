/** The name of the Trusted Types policy, which the Content-Security-Policy has to allow. */
export const BOT_CHECK_POLICY = 'bot-check';

/** The part of the Trusted Types API that is used; TypeScript's DOM library has no types of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

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
