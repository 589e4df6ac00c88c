import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NAME } from './manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules');

/**
 * Checks the types of the example and builds it to dist/library-example as in the project of another team: in
 * a folder elsewhere, with the packed library and only those packages that the two declare.
 */
export function buildExample(tarball: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-example-'));
  cpSync(path.join(root, 'apps/library/example'), folder, { recursive: true });
  const library = path.join(folder, 'node_modules', NAME);
  mkdirSync(library, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', library, '--strip-components=1']);
  for (const name of [...dependenciesOf(library), ...dependenciesOf(folder)])
    if (name !== NAME) link(name, path.join(folder, 'node_modules', name));

  const run = (...command: string[]) =>
    execFileSync(path.join(packages, '.bin', command[0]!), command.slice(1), {
      cwd: folder,
      stdio: 'inherit',
    });
  run('tsc', '--noEmit');
  const outDir = path.join(root, 'dist/library-example');
  run('vite', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', outDir);
  rmSync(folder, { recursive: true });
}

/** What npm would install: this works without a registry. */
function link(name: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true });
  rmSync(to, { force: true });
  symlinkSync(path.join(packages, name), to);
}

function dependenciesOf(folder: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string> | undefined>;
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}
