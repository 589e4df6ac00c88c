import path from 'node:path';
import { build, type Rollup } from 'vite';
import { onTestFinished, vi } from 'vitest';
import { Tab } from './tab.fixtures.ts';

const main = path.join(import.meta.dirname, 'main.fixtures.ts');
const noStyles = {
  name: 'no styles',
  enforce: 'pre',
  load: (id: string) => (/\.css($|\?)/.test(id) ? 'export default ""' : null),
} as const;

/**
 * Bundles the production app as one script, which `Tab` runs for each page load. Styles are left out, as jsdom ignores
 * them and they take a second.
 */
async function buildApp(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_AVATAR_ORIGIN': '""', // no avatars: image loads are not deterministic
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

/** The time at which each test begins. */
export const NOW = Date.parse('2026-01-15T12:00:00Z');

/** Opens a tab with the app and fake timers; both last until the test ends. */
export async function beginTab(): Promise<Tab> {
  const app = await buildApp();
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  // React reads `performance` to decide when to interrupt rendering
  const frames = ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({ now: NOW, toFake: [...timers, ...frames, 'Date'] });
  const tab = new Tab(app);
  onTestFinished(() => tab.close());
  return tab;
}
