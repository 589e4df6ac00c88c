import { readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { print } from './report.ts';

const folder = path.resolve(import.meta.dirname, '../../src/ui');
const ENTRY = 'virtual:kit';

/** The size of a page that uses all of src/ui, React and every library below it included. */
export async function measureKit(): Promise<void> {
  const parts = readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const entry = [`import '${folder}/styles.css';`, "export * from 'react-dom/client';", ...parts.map((name) => `export * from '${folder}/${name}';`)].join('\n');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), tailwindcss(), { name: 'kit', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) }],
    build: { write: false, target: 'es2022', rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rollup.RollupOutput;
  const size = (name: RegExp) => output.filter(({ fileName }) => name.test(fileName)).reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0) / 1000;
  print({ what: `all ${parts.length} parts of the kit with React, JavaScript, gzip`, value: size(/\.js$/), unit: 'kB' });
  print({ what: 'all parts of the kit, CSS, gzip', value: size(/\.css$/), unit: 'kB' });
}
