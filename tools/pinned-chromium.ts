import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Chromium {
  executablePath: string;
  /** Variables that lead to libraries and fonts, where the machine has none. */
  env?: Record<string, string>;
  /** Such as `153.0.8010.0`. */
  version: string;
}

const root = path.join(import.meta.dirname, '..');

/**
 * Returns the Chromium of package-lock.json, unpacked into `.cache` at its first use; undefined except on Linux x64
 * with development dependencies. Throws in one line if damaged. Its package's own code unpacks to a shared
 * temporary folder, for lambdas.
 */
export function pinnedChromium(project = root): Chromium | undefined {
  const source = path.join(project, 'node_modules/@sparticuz/chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(source)) return undefined;
  const { version: release } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const folder = path.join(project, `.cache/chromium-${release}`);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) writeWhole(executablePath, unpack(source, 'chromium.br'));
  const env: Record<string, string> = existsSync('/etc/fonts')
    ? {}
    : { FONTCONFIG_FILE: fontsOf(source, folder) };
  const version = versionOf(executablePath);
  if (version) return { executablePath, env, version };

  const libraries = path.join(folder, 'lib');
  if (!existsSync(libraries)) extractWhole(libraries, unpack(source, 'al2023.tar.br'));
  const more = { ...env, LD_LIBRARY_PATH: libraries };
  const versionByMore = versionOf(executablePath, more);
  if (versionByMore) return { executablePath, env: more, version: versionByMore };
  throw new Error(`The Chromium of the tests does not start: remove ${folder}, or set CHROMIUM_PATH`);
}

/** Returns the configuration of a first font: without any, Chromium renders no text until the app's fonts have loaded. */
function fontsOf(source: string, folder: string): string {
  const fonts = path.join(folder, 'fonts');
  if (!existsSync(fonts)) extractWhole(fonts, unpack(source, 'fonts.tar.br'));
  const file = path.join(folder, 'fonts.conf');
  if (!existsSync(file))
    writeWhole(file, Buffer.from('<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n'));
  return file;
}

/** Returns the version that a Chromium prints; undefined if it is none or does not start, such as without NSS. */
export function versionOf(executablePath: string, env = {}): string | undefined {
  if (process.platform === 'win32') return existsSync(executablePath) ? 'unknown' : undefined; // would open a window
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout } = spawnSync(executablePath, ['--version'], options);
  return status === 0 ? /(?:Chrom|Edge).* (\d+(\.\d+)+)/.exec(stdout)?.[1] : undefined;
}

function unpack(source: string, name: string): Buffer {
  const file = path.join(source, 'bin', name);
  try {
    return brotliDecompressSync(readFileSync(file));
  } catch {
    throw new Error(`${file} is missing or damaged: run npm ci`);
  }
}

/** Writes beside the target and renames, so that a run that starts meanwhile never meets half of a file. */
function writeWhole(file: string, content: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  try {
    writeFileSync(part, content, { mode: 0o755 });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** Extracts the archive of libraries, whole as well. */
function extractWhole(folder: string, archive: Buffer) {
  const part = mkdtempSync(`${folder}-`);
  const { status } = spawnSync('tar', ['-x', '-C', part, '--strip-components=1'], { input: archive });
  if (status === 0 && !existsSync(folder)) return renameSync(part, folder);
  rmSync(part, { recursive: true });
  if (status !== 0) throw new Error(`${folder} cannot be written: tar ended with ${status}`);
}
