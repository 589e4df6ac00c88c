import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { configurationOf, settingsOf } from '../../../src/lib/settings.ts';
import type { BuildFacts } from './hosting/apply-configuration.ts';
import { writeHostFiles } from './hosting/write-host-files.ts';

/**
 * Writes the headers of the built files, and configure.mjs, with which a host sets its own configuration and
 * headers. Last of all plugins, because it hashes what stands inline in the documents.
 */
export function hostFiles(hostingDir: string): Plugin {
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
        writeHostFiles({ appDir: config.build.outDir, hostingDir, base: facts.base, configuration });
        writeFileSync(path.join(hostingDir, 'build.json'), `${JSON.stringify(facts)}\n`);
        await buildConfigure();
      },
    },
  };

  function buildConfigure() {
    return build({
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
  }
}
