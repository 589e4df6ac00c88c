import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mergedChunks } from './apps/web/build/chunks.ts';
import { checkedConfiguration } from './apps/web/build/checked-configuration.ts';
import { documentStart } from './apps/web/build/document-start.ts';
import { earlyLoads } from './apps/web/build/early-loads.ts';
import { hostFiles, LICENSES } from './apps/web/build/host-files.ts';
import { linkPreview } from './apps/web/build/link-preview.ts';
import { pageHead } from './apps/web/build/page-head.ts';
import { prerender } from './apps/web/build/prerender.ts';

const here = import.meta.dirname;

/** The production app: `npm run build` writes dist/web, for a real backend at /api. */
export default defineConfig({
  root: path.join(here, 'apps/web'),
  envDir: here,
  plugins: [
    react(),
    tailwindcss(),
    checkedConfiguration(),
    pageHead(),
    linkPreview(),
    prerender(),
    earlyLoads(),
    documentStart(),
    hostFiles(),
  ],
  build: {
    outDir: path.join(here, 'dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // for error reports and the test of chunk contents; moved out of this folder
    sourcemap: 'hidden',
    license: { fileName: LICENSES },
    // every browser of the target knows modulepreload or does well without
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: mergedChunks() } },
  },
});
