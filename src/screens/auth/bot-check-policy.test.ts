// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { allowScript, BOT_CHECK_POLICY } from './bot-check-policy.ts';

const address = 'https://check.example/api.js';

it('sets the address in a browser without Trusted Types', () => {
  const script = document.createElement('script');
  allowScript(address)(script, `${address}?render=explicit`);
  expect(script.src).toBe(`${address}?render=explicit`);
});

it('passes the address through its policy, which refuses every other script', () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `${rules.createScriptURL(url)}#trusted`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const script = document.createElement('script');
  const setSource = allowScript(address);
  setSource(script, `${address}?render=explicit`);
  expect(createPolicy.mock.calls[0]![0]).toBe(BOT_CHECK_POLICY);
  expect(script.src).toBe(`${address}?render=explicit#trusted`);
  for (const other of [
    'https://evil.example/api.js',
    `${address}/../evil.js`,
    `https://evil.example/?${address}`,
  ])
    expect(() => setSource(script, other), other).toThrow(TypeError);
  expect(script.src).toBe(`${address}?render=explicit#trusted`);
});
