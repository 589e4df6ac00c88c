import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

const text = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const read = (file: string) => JSON.parse(text(file));

/** Returns flaws of a lock file, for packages whose install scripts were reviewed. */
function troublesOf(packages: Record<string, Entry>, known: string[]): string[] {
  return Object.entries(packages).flatMap(([place, { resolved, integrity, inBundle, hasInstallScript }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (place === '') return [];
    return [
      !integrity && !inBundle && `${name} has no integrity`,
      resolved && `${name} comes from ${resolved}`, // .npmrc leaves out those of the registry
      hasInstallScript && !known.includes(name) && `${name} has a new install script`,
    ].filter((trouble) => typeof trouble === 'string');
  });
}

it('every package of the lock file has its hash, comes from the registry and runs no unknown script', () => {
  const { allowScripts } = read('package.json');
  expect(Object.values(allowScripts)).not.toContain(true);
  expect(troublesOf(read('package-lock.json').packages, Object.keys(allowScripts))).toEqual([]);
});

it('the package with Chromium declares no engines, so that npm does not warn', () => {
  // a new version of it brings its engines back: delete them
  expect(read('package-lock.json').packages['node_modules/@sparticuz/chromium'].engines).toBeUndefined();
});

it('npm runs no install script, and no release of the last seven days is taken or proposed', () => {
  expect(text('.npmrc').split('\n')).toEqual(
    expect.arrayContaining([
      'min-release-age=7',
      'ignore-scripts=true',
      'omit-lockfile-registry-resolved=true',
    ]),
  );
  const dependabot = text('.github/dependabot.yml');
  expect(dependabot.match(/ {4}cooldown:\n {6}default-days: 7\n/g)).toHaveLength(
    dependabot.match(/package-ecosystem:/g)!.length,
  );
});
