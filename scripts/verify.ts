import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { lineOf, reportOf, summaryOf } from './verify/report.ts';
import { reportPage } from './verify/report-page.ts';
import type { Credentials } from './verify/rule.ts';
import { NotVerifiable, verify } from './verify/run.ts';

// npm run verify -- https://api.example.com --admin name:password

const USAGE = `npm run verify -- ADDRESS --admin NAME:PASSWORD
  holds a server against the contract by reads and refusals; prints a line for each call and rule

  --customer NAME:PASSWORD  an account without the admin role, to see whether roles are checked
  --writes                  also makes an account, a product, keys and codes of its own, and removes them
  --turnstile-token TOKEN   the answer of the bot-check, several times for several sign-ins; by default the
                            dummy token, which a server with the provider's test keys accepts
  --report FOLDER           where verify.html and verify.json go, by default 'reports'

Ends with 0 if all rules hold, 1 if not, 2 if the server cannot be verified.`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    admin: text,
    customer: text,
    writes: { type: 'boolean', default: false },
    'turnstile-token': { type: 'string', multiple: true, default: [DUMMY_TOKEN] },
    report: { type: 'string', default: 'reports' },
  },
});

const [address = ''] = positionals;
if (values.help) console.log(USAGE);
else if (!URL.canParse(address) || !values.admin?.includes(':')) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(values.admin);

async function run(admin: string): Promise<number> {
  const startedAt = new Date();
  try {
    const results = await verify(
      {
        address,
        admin: credentialsOf(admin),
        customer: values.customer === undefined ? undefined : credentialsOf(values.customer),
        writes: values.writes,
        tokens: values['turnstile-token'],
        send: fetch,
      },
      (result) => console.log(lineOf(result)),
    );
    const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
    const { writes } = values;
    const report = reportOf({ address, startedAt: startedAt.toISOString(), seconds, writes, results });
    mkdirSync(values.report, { recursive: true });
    writeFileSync(path.join(values.report, 'verify.json'), `${JSON.stringify(report, undefined, 2)}\n`);
    writeFileSync(path.join(values.report, 'verify.html'), await reportPage(report));
    console.log(`\n${summaryOf(report)}\nReport: ${path.join(values.report, 'verify.html')}, verify.json`);
    return report.counts.fail === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NotVerifiable)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** A password may contain colons. */
function credentialsOf(pair: string): Credentials {
  const at = pair.indexOf(':');
  return { name: pair.slice(0, at), password: pair.slice(at + 1) };
}
