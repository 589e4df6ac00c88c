import path from 'node:path';
import { build, type Rollup } from 'vite';
import type { resumeState } from '../../app/resume-state.ts';
import type { call } from '../../api/call.ts';
import type { checkSession, sessionStore, signOut, watchSession } from '../session.ts';
import type { signIn } from '../sign-in.ts';
import type { Page } from './browser.fake.ts';

/** The modules of the real client that a tab runs. */
export interface Client {
  call: typeof call;
  checkSession: typeof checkSession;
  resumeState: typeof resumeState;
  sessionStore: typeof sessionStore;
  signIn: typeof signIn;
  signOut: typeof signOut;
  watchSession: typeof watchSession;
}

const src = path.join(import.meta.dirname, '../..');
const entry = ['api/call.ts', 'session/session.ts', 'session/sign-in.ts', 'app/resume-state.ts']
  .map((file) => `export * from '${src}/${file}';`)
  .join('\n');

/**
 * Bundles the client. Each call of the result evaluates the bundle with the APIs of one tab as its globals;
 * imported modules would be shared by both tabs.
 */
export async function buildClient(): Promise<(page: Page) => Client> {
  const { output } = (
    (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id.endsWith('virtual:entry') ? '\0entry' : null),
          load: (id) => (id === '\0entry' ? entry : null),
        },
      ],
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: 'virtual:entry', formats: ['iife'], name: 'client' },
      },
    })) as Rollup.RollupOutput[]
  )[0]!;
  const globals = [
    'localStorage',
    'sessionStorage',
    'window',
    'document',
    'navigator',
    'location',
    'Request',
    'fetch',
    'console',
  ] as const;
  const run = new Function(...globals, `${output[0].code}\nreturn client;`) as (
    ...values: unknown[]
  ) => Client;
  const silent = { info() {}, warn() {} };
  return (page) => run(...globals.map((name) => (name === 'console' ? silent : page[name])));
}
