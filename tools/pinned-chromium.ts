import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The package whose file is the browser. Its code is not used: that unpacks to a shared temporary folder, for lambdas. */
const packageFolder = path.join(import.meta.dirname, '../node_modules/@sparticuz/chromium');

export interface PinnedChromium {
  executablePath: string;
  /** Folder of the libraries that this machine lacks, for LD_LIBRARY_PATH. */
  libraries?: string;
}

/**
 * The Chromium of package-lock.json, unpacked into `.cache` at its first use; undefined on other machines than
 * Linux x64 and where dependencies for development are not installed.
 */
export function pinnedChromium(): PinnedChromium | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(path.join(packageFolder, 'package.json'))) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const folder = path.join(import.meta.dirname, `../.cache/chromium-${version}`);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) writeWhole(executablePath, unpacked('chromium.br'));
  if (canStart(executablePath)) return { executablePath };
  const libraries = path.join(folder, 'lib');
  if (!existsSync(libraries)) execFileSync('tar', ['-x', '-C', folder], { input: unpacked('al2023.tar.br') });
  return { executablePath, libraries };
}

const unpacked = (file: string) => brotliDecompressSync(readFileSync(path.join(packageFolder, 'bin', file)));

/** Writes beside the target and renames, so that a run that starts meanwhile never meets half of a file. */
function writeWhole(file: string, content: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content, { mode: 0o755 });
  renameSync(part, file);
}

/** Whether the system has the libraries that the browser needs, such as NSS. */
const canStart = (executablePath: string) => spawnSync(executablePath, ['--version']).status === 0;
