import path from 'node:path';
import { build, type Rollup } from 'vite';

const root = path.join(import.meta.dirname, '../../..');

/** Bundles a module and its imports as the text of an inline script. */
export async function inlineScript(file: string, base = '/'): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: {
      'import.meta.env.BASE_URL': JSON.stringify(base),
      // branches for code that also runs without a browser
      'typeof window': '"object"',
      'typeof document': '"object"',
      'typeof matchMedia': '"function"',
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, file),
        output: { format: 'iife' },
        preserveEntrySignatures: false,
      },
    },
  })) as Rollup.RollupOutput;
  return output[0].code.trim();
}
