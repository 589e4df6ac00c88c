import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

// npm run build:library: dist/library, and its tarball beside it; with `-- --example` also the example that uses the
// tarball, in dist/library-example

const NAME = 'licence-sales-library';
const root = path.resolve(import.meta.dirname, '..');
const directory = path.join(root, 'dist/library');
const packages = path.join(root, 'node_modules');

/** There must be one of each in an app: they share contexts with the app's own code. */
const peers = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

const filesOf = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);
const entriesOf = (prefix: string, files: string[]) =>
  files.map((file) => [prefix + path.parse(file).name, file] as const);

/** The exported modules, by the path behind the name of the package. */
const entries = [
  ...entriesOf('ui/', filesOf('src/ui', /^[^/]+\.tsx?$/)),
  ...entriesOf('screens/', [
    ...filesOf('src/screens', /Screen\.tsx$/),
    'src/screens/admin/shell/AdminShell.tsx',
  ]),
  ...entriesOf('', [
    'apps/library/ScreenRoot.tsx',
    'apps/library/configure.ts',
    'apps/web/SessionUnknown.tsx',
    'src/app/AppRouter.tsx',
    'src/session/guards.tsx',
    'src/session/session.ts',
    'src/session/sign-in.ts',
    'src/session/use-session.ts',
    'src/theme/theme.ts',
  ]),
];

await buildModules();
await buildStyles();
writeDeclarations();
writeManifest();
fs.cpSync(path.join(root, 'docs/library.md'), path.join(directory, 'README.md'));
fs.cpSync(path.join(root, 'apps/library/example'), path.join(directory, 'example'), { recursive: true });
const [{ filename }] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], { cwd: directory, encoding: 'utf8' }),
) as [{ filename: string }];
console.log(`dist/${filename}`);
if (process.argv.includes('--example')) buildExample(path.join(root, 'dist', filename));

/** Both builds ignore the configuration of the app. */
function vite(config: InlineConfig) {
  return build({ configFile: false, envDir: false, publicDir: false, logLevel: 'warn', ...config });
}

async function buildModules() {
  await vite({
    root,
    plugins: [react()],
    build: {
      outDir: directory,
      target: 'es2022',
      minify: false,
      lib: { entry: entries.map(([, file]) => path.join(root, file)), formats: ['es'] },
      rolldownOptions: {
        external: /^(@[\w.-]+\/)?[\w-]/,
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  });
}

/** Apart from the modules, because library mode writes the fonts into the style sheet. */
async function buildStyles() {
  await vite({
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

function writeDeclarations() {
  const project = path.join(root, 'dist/library.tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '..',
    outDir: 'library',
  };
  const files = [...entries.map(([, file]) => file), 'src/app/env.d.ts'].map((file) => `../${file}`);
  fs.writeFileSync(
    project,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, files, include: [] }),
  );
  execFileSync(path.join(packages, '.bin/tsc'), ['--project', project], { stdio: 'inherit' });
  fs.rmSync(project);
}

function writeManifest() {
  const { version, license, dependencies } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const ranges = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(dependencies).filter(([name]) => isWanted(name)));
  const manifest = {
    name: NAME,
    version,
    description: 'The kit and the screens of the licence sales app',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './styles.css': './styles.css',
      ...Object.fromEntries(
        entries.map(([name, file]) => {
          const module = `./${file.replace(/\.tsx?$/, '')}`;
          return [`./${name}`, { types: `${module}.d.ts`, default: `${module}.js` }];
        }),
      ),
    },
    // the declarations keep the imports of the source
    imports: { '#src/*.ts': { types: './src/*.d.ts' }, '#src/*.tsx': { types: './src/*.d.ts' } },
    peerDependencies: ranges((name) => peers.includes(name)),
    dependencies: ranges((name) => !peers.includes(name)),
  };
  fs.writeFileSync(path.join(directory, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Checks and builds the example in a folder elsewhere, with the packed library and only the packages of the two. */
function buildExample(tarball: string) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'library-example-'));
  fs.cpSync(path.join(root, 'apps/library/example'), folder, { recursive: true });
  const library = path.join(folder, 'node_modules', NAME);
  fs.mkdirSync(library, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', library, '--strip-components=1']);
  for (const of of [library, folder]) {
    const manifest = JSON.parse(fs.readFileSync(path.join(of, 'package.json'), 'utf8'));
    const names = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
    for (const name of Object.keys(names).filter((other) => other !== NAME)) {
      const link = path.join(folder, 'node_modules', name); // what npm would install, without a registry
      fs.mkdirSync(path.dirname(link), { recursive: true });
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.join(packages, name), link);
    }
  }
  const outDir = path.join(root, 'dist/library-example');
  for (const [command, ...args] of [
    ['tsc', '--noEmit'],
    ['vite', 'build', '--logLevel=error', '--emptyOutDir', `--outDir=${outDir}`],
  ])
    execFileSync(path.join(packages, '.bin', command!), args, { cwd: folder, stdio: 'inherit' });
  fs.rmSync(folder, { recursive: true });
}
