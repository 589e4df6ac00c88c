import path from 'node:path';
import { build, type Rollup } from 'vite';
import type { startApp } from '../../start.tsx';

const start = path.join(import.meta.dirname, '../../start.tsx');

/**
 * Bundles the app as users get it. Each call of the result is a page load: the modules begin anew, and storage and
 * cookies stay.
 */
export async function buildApp(): Promise<() => { startApp: typeof startApp }> {
  const { output } = (
    (await build({
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'no styles',
          enforce: 'pre',
          load: (id) => (/\.css($|\?)/.test(id) ? 'export default ""' : null),
        },
      ],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: start, formats: ['iife'], name: 'app' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })) as Rollup.RollupOutput[]
  )[0]!;
  return new Function(`${output[0].code}\nreturn app;`) as () => { startApp: typeof startApp };
}
