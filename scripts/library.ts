import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import app from '../package.json' with { type: 'json' };
import { splitStyles } from './library/split-styles.ts';
import { optionsOf } from '../tools/options.ts';

const { example } = optionsOf(
  `npm run build:library     writes dist/library, and its tarball beside it
  -- --example            also builds the example that uses the tarball, in dist/library-example`,
  { example: { type: 'boolean' } },
);

const NAME = 'licence-sales-library';
const root = path.resolve(import.meta.dirname, '..');
const directory = path.join(root, 'dist/library');
const packages = path.join(root, 'node_modules');

/** Peer dependencies: an app must have one of each, since they share contexts with the app's own code. */
const peers = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/** Returns modules by their path behind the package's name. */
const entriesOf = (prefix: string, files: string[]) =>
  files.map((file) => [prefix + path.parse(file).name, file] as const);
const filesOf = (folder: string, pattern: RegExp) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/')) // of Windows
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);

const entries = [
  ...entriesOf('ui/', filesOf('src/ui', /^[^/]+\.tsx?$/)),
  ...entriesOf('screens/', filesOf('src/screens', /(Screen|AdminShell)\.tsx$/)),
  ...entriesOf('', [
    ...filesOf('apps/library', /^[^/]+\.tsx?$/),
    'apps/web/SessionCheckFailed.tsx',
    'src/app/AppRouter.tsx',
    'src/session/guards.tsx',
    'src/session/session.ts',
    'src/session/sign-in.ts',
    'src/session/use-session.ts',
    'src/theme/theme.ts',
  ]),
];

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
// apart from the modules, because library mode writes the fonts into the style sheet
await vite({
  root: path.join(root, 'apps/library'),
  base: './',
  plugins: [tailwindcss({ optimize: false })],
  build: {
    outDir: directory,
    emptyOutDir: false,
    cssMinify: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: path.join(root, 'apps/library/styles.css'),
      output: {
        assetFileNames: ({ names: [name] }) => (name === 'styles.css' ? name : 'fonts/[name][extname]'),
      },
    },
  },
});
splitStyles(directory);
run('typescript/bin/tsc', '--project', path.join(root, 'apps/library'));
writeManifest();
fs.cpSync(path.join(root, 'docs/library.md'), path.join(directory, 'README.md'));
fs.cpSync(path.join(root, 'apps/library/example'), path.join(directory, 'example'), { recursive: true });
const packing = ['pack', '--silent', '--pack-destination', '..'];
const npm = process.env.npm_execpath; // `npm` itself is no program on Windows
if (!npm) throw new Error('npm packs the library: run it as npm run build:library');
const tarball = execFileSync(process.execPath, [npm, ...packing], {
  cwd: directory,
  encoding: 'utf8',
}).trim();
console.log(`dist/${tarball}`);
if (example) buildExample(path.join(root, 'dist', tarball));

function run(script: string, ...args: string[]) {
  execFileSync(process.execPath, [path.join(packages, script), ...args], { stdio: 'inherit' });
}

/** Runs a build that ignores the configuration of the app. */
function vite(config: InlineConfig) {
  return build({ configFile: false, envDir: false, publicDir: false, logLevel: 'warn', ...config });
}

function writeManifest() {
  const { version, license, dependencies } = app;
  const ranges = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(dependencies).filter(([name]) => isWanted(name)));
  const manifest = {
    name: NAME,
    version,
    description: 'The kit and the screens of the licence sales app',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: Object.fromEntries(
      entries.map(([name, file]) => {
        const module = `./${file.replace(/\.tsx?$/, '')}`;
        return [`./${name}`, { types: `${module}.d.ts`, default: `${module}.js` }];
      }),
    ),
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
    for (const name of Object.keys(names)) {
      const link = path.join(folder, 'node_modules', name); // as npm would install it, without a registry
      if (fs.existsSync(link)) continue;
      fs.mkdirSync(path.dirname(link), { recursive: true });
      fs.symlinkSync(path.join(packages, name), link, 'junction'); // needs no right on Windows
    }
  }
  process.chdir(folder);
  run('typescript/bin/tsc', '--noEmit');
  run(
    'vite/bin/vite.js',
    'build',
    '--logLevel=error',
    '--emptyOutDir',
    `--outDir=${path.join(root, 'dist/library-example')}`,
  );
  fs.rmSync(folder, { recursive: true });
}
