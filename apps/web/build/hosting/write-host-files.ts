import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../../../../src/app/settings.ts';
import { compress } from './compress.ts';
import { headerRules } from './headers.ts';
import { caddyFile, nginxFile, staticHostFile } from './server-files.ts';

/** Returns all files of a build, as paths. */
export const filesOf = (appDir: string) =>
  readdirSync(appDir, { recursive: true, encoding: 'utf8' }).map((file) => path.join(appDir, file));

export const documentsOf = (appDir: string) => filesOf(appDir).filter((file) => file.endsWith('.html'));

interface HostFiles {
  appDir: string;
  hostingDir: string;
  base: string;
  configuration: Configuration;
  /** True if this machine's nginx serves brotli files. */
  hasBrotli?: boolean;
}

/**
 * Writes the files that depend on the configuration: headers of the built files (headers.json and _headers, the
 * servers' files in `hostingDir`) and compressed documents.
 */
export async function writeHostFiles({ appDir, hostingDir, base, configuration, hasBrotli }: HostFiles) {
  const documents = documentsOf(appDir);
  const texts = documents.map((file) => readFileSync(file, 'utf8'));
  const rules = headerRules(base, texts, configuration);
  mkdirSync(hostingDir, { recursive: true });
  writeFileSync(path.join(appDir, 'headers.json'), `${JSON.stringify(rules, undefined, 2)}\n`);
  writeFileSync(path.join(appDir, '_headers'), staticHostFile(rules));
  writeFileSync(
    path.join(hostingDir, 'nginx.conf'),
    nginxFile(base, rules, { siteOrigin: configuration.siteOrigin, hasBrotli }),
  );
  writeFileSync(path.join(hostingDir, 'Caddyfile'), caddyFile(base, rules));
  await compress(documents);
}
