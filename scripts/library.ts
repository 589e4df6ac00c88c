import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildLibrary, directory } from './library/build.ts';
import { buildExample } from './library/example.ts';

// npm run build:library: dist/library and its tarball beside it; with `-- --example` also the example that
// uses the tarball, in dist/library-example

await buildLibrary();
const dist = path.dirname(directory);
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', dist], { cwd: directory, encoding: 'utf8' }),
) as [{ filename: string }];
const tarball = path.join(dist, filename);
console.log(`dist/${filename}`);
if (process.argv.includes('--example')) buildExample(tarball);
