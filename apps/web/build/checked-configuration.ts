import type { Plugin } from 'vite';
import { configurationErrorsOf, settings, settingsOf } from '../../../src/app/settings.ts';

/** Fails the build on a malformed variable, naming it; warns without a site key for the bot-check. */
export function checkedConfiguration(): Plugin {
  return {
    name: 'checked-configuration',
    apply: 'build',
    configResolved({ env, logger }) {
      const [fault] = configurationErrorsOf(settingsOf(env), (name) => settings[name].variable);
      if (fault) throw new Error(fault);
      if (!env.VITE_TURNSTILE_SITE_KEY)
        logger.warn(
          '\n⚠ VITE_TURNSTILE_SITE_KEY is not set: the bot-check uses the public test key, which passes everybody.\n',
        );
    },
  };
}
