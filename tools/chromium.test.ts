import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pinnedChromium } from './pinned-chromium.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chromium test-'));

function browser(name: string, version: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "Chromium ${version}"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Finds the browser, with the pinned one or without. */
async function find(env: { CHROMIUM_PATH?: string }, pinned?: string) {
  vi.resetModules();
  vi.stubEnv('CHROMIUM_PATH', env.CHROMIUM_PATH);
  vi.doMock('./pinned-chromium.ts', async (actual) => ({
    ...(await actual<object>()),
    pinnedChromium: () => pinned && { executablePath: pinned, version: '2.0' },
  }));
  return (await import('./chromium.ts')).findChromium();
}

// as on the machines for which a browser is pinned
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser of the tests', () => {
  const chosen = browser('chosen', '1.0');
  const own = browser('own', '3.0');
  beforeEach(() => void vi.spyOn(chromium, 'executablePath').mockReturnValue(own));

  it('comes from CHROMIUM_PATH, else from the pinned package, else from Playwright', async () => {
    expect(await find({ CHROMIUM_PATH: chosen }, '/pinned')).toEqual({
      executablePath: chosen,
      version: '1.0',
    });
    expect(await find({}, '/pinned')).toEqual({ executablePath: '/pinned', version: '2.0' });
    expect(await find({})).toEqual({ executablePath: own, version: '3.0' });
  });

  it('is refused in one line where CHROMIUM_PATH is no browser', async () => {
    await expect(find({ CHROMIUM_PATH: '/none' })).rejects.toThrow(
      /^CHROMIUM_PATH is \/none, and there is no such file$/,
    );
    for (const other of ['/bin/false', folder, import.meta.filename, process.execPath])
      await expect(find({ CHROMIUM_PATH: other })).rejects.toThrow(
        `CHROMIUM_PATH is ${other}, which does not start as Chromium`,
      );
  });

  function project(files: Record<string, Buffer>): string {
    const root = mkdtempSync(path.join(folder, 'project-'));
    const source = path.join(root, 'node_modules/@sparticuz/chromium');
    mkdirSync(path.join(source, 'bin'), { recursive: true });
    writeFileSync(path.join(source, 'package.json'), '{"version":"9.0.0"}');
    for (const [name, content] of Object.entries(files))
      writeFileSync(path.join(source, 'bin', name), content);
    return root;
  }
  const working = brotliCompressSync('#!/bin/sh\necho Chromium 9.0.1\n');
  const broken = brotliCompressSync('#!/bin/sh\nexit 127\n');

  it('is unpacked into a folder that carries its version', () => {
    const root = project({ 'chromium.br': working });
    const executablePath = path.join(root, '.cache/chromium-9.0.0/chromium');
    expect(pinnedChromium(root)).toMatchObject({ executablePath, version: '9.0.1' });
  });
  const damaged = (name: string) => new RegExp(`bin/${name} is missing or damaged: run npm ci$`);
  const noStart =
    /^The Chromium of the tests does not start: remove .*\/chromium-9\.0\.0, or set CHROMIUM_PATH$/;
  const noLibraries = brotliCompressSync(Buffer.alloc(10_240));
  it.each<[string, Record<string, Buffer>, RegExp]>([
    ['missing', {}, damaged('chromium.br')],
    ['truncated', { 'chromium.br': working.subarray(0, 9) }, damaged('chromium.br')],
    ['without its libraries', { 'chromium.br': broken }, damaged('al2023.tar.br')],
    ['unable to start', { 'chromium.br': broken, 'al2023.tar.br': noLibraries }, noStart],
  ])('is refused in one line if %s', (_what, files, message) =>
    expect(() => pinnedChromium(project(files))).toThrow(message),
  );
  it('is not found where the package is not installed', () => expect(pinnedChromium(folder)).toBeUndefined());

  it('is not pinned on another platform, where a run names the install command in one line', async () => {
    vi.stubGlobal('process', { ...process, platform: 'darwin', arch: 'arm64' });
    vi.mocked(chromium.executablePath).mockReturnValueOnce('/none');
    expect(pinnedChromium(project({ 'chromium.br': working }))).toBeUndefined();
    await expect(find({})).resolves.toBeUndefined();
    const { requireChromium } = await import('./chromium.ts');
    expect(requireChromium).toThrow(
      'No Chromium for darwin arm64: npx playwright install chromium, or set CHROMIUM_PATH',
    );
  });
});
