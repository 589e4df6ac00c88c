import { existsSync } from 'node:fs';

/** Returns the system's Firefox, or undefined. */
export const systemFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path && existsSync(path),
  );
