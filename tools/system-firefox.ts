import { existsSync } from 'node:fs';

/** The Firefox of the system; undefined if there is none. */
export const systemFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );
