import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { print } from './report.ts';

const folder = path.resolve(import.meta.dirname, '../../src/ui');
const ENTRY = 'virtual:kit';

/** What every page of the app loads before any part of the kit. */
const PAGE = [/^react($|\/)/, /^react-dom($|\/)/, /^scheduler/, /^react-router/];
/** Libraries in the kit; each one's size is the difference without it. */
const LIBRARIES = {
  'Headless UI': /^@headlessui/,
  'TanStack Table': /^@tanstack\/(react-table|table-core)/,
  'confetti and toasts': /^(canvas-confetti|react-hot-toast)/,
};

/** What src/ui adds to a page that uses all of it, by library. */
export async function measureKit(): Promise<void> {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const all = await sizeOf(parts, PAGE);
  print({
    what: `all ${parts.length} parts of the kit, JavaScript, gzip`,
    value: all.scripts,
    unit: 'kB',
  });
  for (const [name, library] of Object.entries(LIBRARIES)) {
    const rest = await sizeOf(parts, [...PAGE, library]);
    print({ what: `  of it ${name}`, value: all.scripts - rest.scripts, unit: 'kB' });
  }
  print({
    what: '  of it our own',
    value: (await sizeOf(parts, [...PAGE, ...Object.values(LIBRARIES)])).scripts,
    unit: 'kB',
  });
  print({ what: 'all parts of the kit, CSS, gzip', value: all.styles, unit: 'kB' });
}

/** Gzipped kB of a bundle of these parts without the modules in `external`. */
async function sizeOf(parts: readonly string[], external: RegExp[]) {
  const entry = [
    `import '${folder}/base.css';`,
    `import '${folder}/screens.css';`,
    ...parts.map((name) => `export * from '${folder}/${name}';`),
  ].join('\n');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      react(),
      tailwindcss(),
      {
        name: 'kit',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external },
    },
  })) as Rollup.RollupOutput;
  const size = (name: RegExp) =>
    output
      .filter(({ fileName }) => name.test(fileName))
      .reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0) /
    1000;
  return { scripts: size(/\.js$/), styles: size(/\.css$/) };
}
