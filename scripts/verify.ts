import { parseArgs } from 'node:util';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import type { Credentials } from './verify/check.ts';
import { NotVerifiable, verify } from './verify/verify.ts';

// npm run verify -- https://api.example.com --admin name:password: see docs/verify.md

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    admin: text,
    customer: text,
    'turnstile-token': { ...text, multiple: true, default: [DUMMY_TOKEN] },
  },
});

const [address = ''] = positionals;
if (!URL.canParse(address) || !values.admin?.includes(':')) {
  console.error(
    'npm run verify -- ADDRESS --admin NAME:PASSWORD [--customer NAME:PASSWORD] [--turnstile-token TOKEN]',
  );
  process.exitCode = 2;
} else process.exitCode = await run(values.admin);

/** 0 if all rules hold, 1 if not, 2 if the server cannot be verified. */
async function run(admin: string): Promise<number> {
  const counts = { ok: 0, FAIL: 0, skip: 0 };
  try {
    for await (const { call, rule, verdict, reason } of verify({
      address,
      admin: credentialsOf(admin),
      customer: values.customer === undefined ? undefined : credentialsOf(values.customer),
      tokens: values['turnstile-token'],
      send: fetch,
    })) {
      counts[verdict] += 1;
      console.log(
        `${verdict.padEnd(5)} ${call.padEnd(25)} ${rule}${reason && `\n${' '.repeat(32)}${reason}`}`,
      );
    }
  } catch (error) {
    if (!(error instanceof NotVerifiable)) throw error;
    console.error(error.message);
    return 2;
  }
  console.log(`\n${counts.ok} rules hold, ${counts.FAIL} do not, ${counts.skip} were not checked`);
  return counts.FAIL === 0 ? 0 : 1;
}

/** A password may contain colons. */
function credentialsOf(pair: string): Credentials {
  const at = pair.indexOf(':');
  return { name: pair.slice(0, at), password: pair.slice(at + 1) };
}
