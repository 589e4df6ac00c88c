import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rollup } from 'vite';
import { entries } from './entries.ts';
import { manifestOf, packageOf } from './manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');
export const directory = path.join(root, 'dist/library');

/** Options of both builds, which ignore the configuration of the app. */
const common: InlineConfig = { configFile: false, envDir: false, publicDir: false, logLevel: 'warn' };

/** Writes the package: a module for each source file, their declarations, one style sheet with its fonts. */
export async function buildLibrary(): Promise<void> {
  const ofModules = await buildModules();
  await buildStyles();
  writeDeclarations();
  const imported = new Set([...ofModules, ...packagesOfDeclarations()]);
  const manifest = manifestOf(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')), imported);
  writeFileSync(path.join(directory, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  cpSync(path.join(root, 'docs/library.md'), path.join(directory, 'README.md'));
}

/** Returns the packages that the modules import. */
async function buildModules(): Promise<string[]> {
  const [{ output }] = (await build({
    ...common,
    root,
    plugins: [react()],
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: Object.values(entries).map((file) => path.join(root, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => packageOf(id) !== undefined,
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          entryFileNames: '[name].js',
        },
      },
    },
  })) as [Rollup.RolldownOutput];
  const files = new Set(output.map(({ fileName }) => fileName));
  const imports = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  return imports.filter((id) => !files.has(id)).map((id) => packageOf(id)!);
}

/** Apart from the modules, because a library build of Vite writes the fonts into the style sheet. */
async function buildStyles(): Promise<void> {
  await build({
    ...common,
    root: path.join(root, 'apps/library'),
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: directory,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: path.join(root, 'apps/library/styles.css'),
        output: {
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]',
        },
      },
    },
  });
}

/** Writes the declarations of the exported modules and of what they import. */
function writeDeclarations() {
  const project = path.join(root, 'dist/library.tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '..',
    outDir: 'library',
  };
  const files = [...Object.values(entries), 'src/app/env.d.ts'].map((file) => `../${file}`);
  writeFileSync(
    project,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [] }),
  );
  execFileSync('tsc', ['--project', project], { stdio: 'inherit' });
  rmSync(project);
}

/** The packages that the declarations import, some of which the modules do not. */
const packagesOfDeclarations = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [
      ...readFileSync(path.join(directory, file), 'utf8').matchAll(/from '([^'.#][^']*)'/g),
    ])
    .map(([, specifier]) => packageOf(specifier!)!);
