import path from 'node:path';
import { build, type Rollup } from 'vite';

const main = path.join(import.meta.dirname, '../../main.tsx');
const noStyles = {
  name: 'no styles',
  enforce: 'pre',
  load: (id: string) => (/\.css($|\?)/.test(id) ? 'export default ""' : null),
} as const;

/**
 * Bundles the app as users get it, for `Tab`, in whose page each run of its code is a page load. jsdom has no use for
 * styles, which take a second.
 */
export async function buildApp(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_AVATAR_ORIGIN': '""', // a picture comes when it likes
    },
    plugins: [noStyles],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: main, formats: ['iife'], name: 'app' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput[];
  return built!.output[0].code;
}
