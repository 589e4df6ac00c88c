import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds what the long lists are compared with, to be served at /floor/. */
export async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: '/floor/',
    logLevel: 'silent',
    plugins: [react(), tailwindcss()],
    build: { outDir: path.join(outDir, 'floor'), emptyOutDir: true, target: 'es2022' },
  });
}
