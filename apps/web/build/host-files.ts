import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { configurationOf, settingsOf } from '../../../src/app/settings.ts';
import type { BuildFacts } from './hosting/apply-configuration.ts';
import { compress, isTextAsset } from './hosting/compress.ts';
import { filesOf, writeHostFiles } from './hosting/write-host-files.ts';

const packages = path.join(import.meta.dirname, '../../../node_modules');

/** Licences of the bundled packages, which Vite writes. */
export const LICENSES = 'licenses.md';

/**
 * Writes compressed files and the headers of the built files, and configure.mjs, with which a host sets its own
 * configuration and headers; moves the source maps away. The last of all plugins, because it hashes the
 * inline scripts of the documents.
 */
export function hostFiles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'host-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const facts: BuildFacts = { base: config.base, configuration: settingsOf(config.env) };
        const configuration = configurationOf(facts.configuration);
        const appDir = path.resolve(config.root, config.build.outDir);
        const hostingDir = path.join(appDir, '../hosting');
        appendLicenses(appDir, moveSourceMaps(appDir));
        await writeHostFiles({ appDir, hostingDir, base: facts.base, configuration });
        await compress(filesOf(appDir).filter(isTextAsset));
        writeFileSync(path.join(hostingDir, 'build.json'), `${JSON.stringify(facts)}\n`);
        await buildConfigure(hostingDir);
      },
    },
  };
}

/** Bundles configure.mjs, which needs nothing beside it. */
export const buildConfigure = (hostingDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'hosting/configure.ts'),
      outDir: hostingDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'configure.mjs' } },
    },
  });

/** Moves the source maps out of the served folder; they are needed to read error reports. Returns where they are. */
function moveSourceMaps(appDir: string): string[] {
  const mapsDir = path.join(appDir, '../maps');
  rmSync(mapsDir, { recursive: true, force: true });
  return filesOf(appDir)
    .filter((name) => name.endsWith('.map'))
    .map((file) => {
      const target = path.join(mapsDir, path.relative(appDir, file));
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(file, target);
      return target;
    });
}

/** Returns the packages that a script is made of, by its source map. */
export const packagesIn = (map: string): string[] =>
  (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );

/** Appends the licences of workers and fonts; Vite writes those of scripts. */
function appendLicenses(appDir: string, maps: string[]) {
  const file = path.join(appDir, LICENSES);
  const written = readFileSync(file, 'utf8');
  const names = new Set([
    '@fontsource-variable/instrument-sans',
    '@fontsource-variable/jetbrains-mono',
    ...maps.flatMap(packagesIn),
  ]);
  for (const name of [...names].filter((each) => !written.includes(`\n## ${each} - `))) {
    const folder = path.join(packages, name);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const licence = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!licence) throw new Error(`${name} has no file with its licence`);
    const text = readFileSync(path.join(folder, licence), 'utf8');
    appendFileSync(file, `\n## ${name} - ${version} (${license})\n\n${text}`);
  }
}
