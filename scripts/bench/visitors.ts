import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { auth } from '#src/contract/auth.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/scenarios/personas.ts';
import { launchOptions, pageOptions } from '../chromium.ts';
import { serveApp } from '../serve-app.ts';
import { buildFloor } from './floor/build.ts';

/** The production build with the mock backend, and a browser. */
export interface Visitors {
  /** A new browser context, signed in as `persona` or anonymous. */
  as(persona: PersonaName | undefined): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Serves `directory`, compressed, and beside it what it is compared with, until `close()` is called. */
export async function inviteVisitors(directory: string): Promise<Visitors> {
  const copy = await compressedCopy(directory);
  const { url, close } = await serveApp({ directory: copy, backend: 'mock' });
  const browser: Browser = await chromium.launch(launchOptions('measure'));
  return {
    async as(persona) {
      const context = await browser.newContext({
        ...pageOptions,
        baseURL: url,
        viewport: { width: 1280, height: 900 },
      });
      await context.route('https://challenges.cloudflare.com/**', (route) => route.abort());
      if (persona)
        await context.request.post(auth.signIn.path, {
          data: { username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
        });
      return context;
    },
    async close() {
      await browser.close();
      await close();
      rmSync(copy, { recursive: true });
    },
  };
}

/** A copy of a build, and the floor, with a `.br` file beside each text. */
async function compressedCopy(directory: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  cpSync(directory, copy, { recursive: true });
  await buildFloor(copy);
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue;
    writeFileSync(path.join(copy, `${file}.br`), brotliCompressSync(readFileSync(path.join(copy, file))));
  }
  return copy;
}
