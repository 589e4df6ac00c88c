import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '../../../../src/lib/settings.ts';
import { headerRules } from './headers.ts';
import { caddyFile, nginxFile, staticHostFile } from './server-files.ts';

/** The HTML documents of a build, as paths. */
export const documentsOf = (appDir: string) =>
  readdirSync(appDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(appDir, file));

interface HostFiles {
  /** The folder that is served. */
  appDir: string;
  /** The folder for whoever sets up the server. */
  hostingDir: string;
  base: string;
  configuration: Configuration;
}

/** Writes the headers of the built files: headers.json and _headers beside them, the servers' files in `hostingDir`. */
export function writeHostFiles({ appDir, hostingDir, base, configuration }: HostFiles) {
  const documents = documentsOf(appDir).map((file) => readFileSync(file, 'utf8'));
  const rules = headerRules(base, documents, configuration);
  mkdirSync(hostingDir, { recursive: true });
  writeFileSync(path.join(appDir, 'headers.json'), `${JSON.stringify(rules, undefined, 2)}\n`);
  writeFileSync(path.join(appDir, '_headers'), staticHostFile(rules));
  writeFileSync(path.join(hostingDir, 'nginx.conf'), nginxFile(base, rules));
  writeFileSync(path.join(hostingDir, 'Caddyfile'), caddyFile(base, rules));
}
