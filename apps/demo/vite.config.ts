import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mockBackend } from '../../mocks/transports/vite-plugin.ts';
import { workerScript } from '../../mocks/transports/worker-script.ts';
import { inlineScript } from '../web/build/inline-script.ts';
import { pageHead } from '../web/build/page-head.ts';

/** Set by `npm run mock -- --upstream`. */
const { UPSTREAM } = process.env;

const root = path.join(import.meta.dirname, '../..');

/**
 * The app with the mock backend. `npm start` serves both over HTTP at one origin. `npm run build:demo` writes a
 * static build for any path, with the mock in a service worker.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? './' : '/',
  publicDir: path.join(root, 'apps/web/public'),
  envDir: root,
  define: {
    // a real server with a key of its own takes no token of the stub
    ...(!(UPSTREAM && process.env.VITE_TURNSTILE_SITE_KEY) && {
      'import.meta.env.VITE_TURNSTILE_SCRIPT': JSON.stringify('/mock/turnstile/api.js'),
    }),
    'import.meta.env.VITE_AVATAR_ORIGIN': JSON.stringify('/mock'),
    ...(!UPSTREAM && {
      // the product that the mock's checkout sells; a real server's is not known
      'import.meta.env.VITE_PRODUCT': JSON.stringify('CS2'),
      // the mock's checkout is at the page's own origin; a state link could name another
      'import.meta.env.VITE_CHECKOUT_ORIGINS': JSON.stringify('https://none.invalid'),
    }),
  },
  plugins: [react(), tailwindcss(), pageHead(), mockBackend(UPSTREAM), workerScript(), unknownAddresses()],
  // scan all screens at start; a dependency found later would reload the page
  optimizeDeps: { entries: ['index.html', '../../src/**/*.tsx', '!**/*.test.tsx'] },
  // the browser's `localhost` and `127.0.0.1`: two people, each with cookies of their own
  server: { host: '127.0.0.1', port: 5173 },
  build: {
    outDir: path.join(root, 'dist/demo'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
  },
}));

/** Answers unknown addresses as static hosts do, with 404.html or index.html: both find the app. */
function unknownAddresses(): Plugin {
  let built: Promise<string> | undefined;
  const script = () => (built ??= inlineScript('apps/demo/find-app.ts'));
  return {
    name: 'unknown-addresses',
    apply: 'build',
    transformIndexHtml: async () => [{ tag: 'script', children: await script(), injectTo: 'head-prepend' }],
    async generateBundle() {
      const page = readFileSync(path.join(import.meta.dirname, '404.html'), 'utf8');
      const found = await script();
      this.emitFile({
        type: 'asset',
        fileName: '404.html',
        source: page.replace('<!-- find-app.ts -->', () => found),
      });
    },
  };
}
