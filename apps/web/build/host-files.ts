import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { configurationOf, settingsOf } from '../../../src/app/settings.ts';
import type { BuildFacts } from './hosting/apply-configuration.ts';
import { compress, isTextAsset } from './hosting/compress.ts';
import { filesOf, writeHostFiles } from './hosting/write-host-files.ts';

const packages = path.join(import.meta.dirname, '../../../node_modules');

/** The licences of what is bundled, which Vite writes. */
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
        moveSourceMaps(appDir);
        appendFontLicenses(appDir);
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

/** Moves the source maps out of the served folder; they are needed to read error reports. */
function moveSourceMaps(appDir: string) {
  const mapsDir = path.join(appDir, '../maps');
  rmSync(mapsDir, { recursive: true, force: true });
  for (const file of filesOf(appDir).filter((name) => name.endsWith('.map'))) {
    const target = path.join(mapsDir, path.relative(appDir, file));
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(file, target);
  }
}

/** Vite writes the licences of scripts only. */
function appendFontLicenses(appDir: string) {
  for (const name of ['@fontsource-variable/instrument-sans', '@fontsource-variable/jetbrains-mono']) {
    const text = readFileSync(path.join(packages, name, 'LICENSE'), 'utf8');
    appendFileSync(path.join(appDir, LICENSES), `\n## ${name} (OFL-1.1)\n\n${text}`);
  }
}
