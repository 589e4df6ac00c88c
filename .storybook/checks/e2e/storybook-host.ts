import path from 'node:path';
import { test as base } from '../../../apps/web/e2e/app-host.ts';
import { serveApp } from '../../../tools/serve-app.ts';

export const directory = path.resolve(import.meta.dirname, '../../../dist/storybook');

/** A test whose addresses are relative to the built Storybook, on a static host `below` a path. */
export const test = base.extend<{ below: string }>({
  below: ['/x/', { option: true }],
  baseURL: async ({ below }, give) => {
    const { url, close } = await serveApp({ directory, base: below, backend: 'none' });
    await give(`${url}/`);
    await close();
  },
});
