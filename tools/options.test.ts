import { expect, it, vi } from 'vitest';
import { optionsOf } from './options.ts';

/** Runs a command with `--port` and `--host`; returns its exit status and output. */
function run(...args: string[]) {
  const printed: string[] = [];
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((text) => void printed.push(String(text)));
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  process.argv = ['node', 'command', ...args];
  const text = { type: 'string' } as const;
  expect(() => optionsOf('the usage', { port: text, host: text })).toThrow(/^exit/);
  return [String(vi.mocked(process.exit).mock.lastCall?.[0]), ...printed];
}

it('an option that npm has kept, as without -- or in PowerShell, ends the command (UPS-1)', () => {
  vi.stubEnv('npm_config_port', '1').stubEnv('npm_lifecycle_event', 'mock');
  expect(run()).toEqual([
    '2',
    "npm took --port for itself. Write: npm run mock '--' --port, with the quotes in PowerShell; --help says what there is",
  ]);
  vi.unstubAllEnvs();
});

it.each([
  [['--help'], '0', 'the usage'],
  [['--port', '1', '-h'], '0', 'the usage'],
  [['--nope'], '2', "Unknown option '--nope'; --help says what there is"],
  [['--port', '--host'], '2', "Option '--port' argument is ambiguous; --help says what there is"],
])('%j ends the command with one line', (args, status, line) => {
  expect(run(...args)).toEqual([status, line]);
});
