import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { serveApp } from './serve-app.ts';
import { aTenth, currentTree, type Visit, visitsOf } from './workshop/choose.ts';
import { entriesOf } from './workshop/entries.ts';
import { problemsOf } from './workshop/open-story.ts';
import { plain, variantsNamed } from './workshop/variants.ts';

const usage = `Opens the stories of the built workshop by their addresses, with motion on. Fails on an error page, a
failed play function, an error in the console, an accessibility violation or a fallback font.

  npm run test:workshop                        all stories and docs pages of dist/storybook
  npm run test:workshop -- --variant dark      in one variant; 'all' for every one, 'persona' for each persona
  npm run test:workshop -- --match keys        only stories whose id matches
  npm run test:workshop -- --tenth             a tenth, chosen by the commit, spread over the variants given
  npm run test:workshop -- --url http://…      a workshop that is already running
`;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    match: { type: 'string', default: '' },
    variant: { type: 'string', multiple: true },
    tenth: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(usage);
  process.exit();
}

/** A locale and time zone that no story expects, because the workshop sets its own. */
const foreignMachine = { locale: 'fr-FR', timezoneId: 'Pacific/Apia' };

const host = options.url
  ? undefined
  : await serveApp({ directory: path.resolve(import.meta.dirname, '../dist/storybook'), backend: 'none' });
const base = options.url ?? host!.url;
const inVariants = options.variant?.flatMap(variantsNamed) ?? [plain];

const started = Date.now();
ensureChromium();
const { args, ...launch } = launchOptions();
// each story is a new page that lives for a second: optimising its code costs more than it gains
const browser = await chromium.launch({ ...launch, args: [...args, '--js-flags=--no-opt'] });
const entries = await entriesOf(base, browser);
const matching = entries.filter(({ id }) => new RegExp(options.match).test(id));
const visits = options.tenth ? aTenth(matching, currentTree(), inVariants) : visitsOf(matching, inVariants);
if (!visits.length)
  console.log('Nothing to open: no story matches, or each that does locks what the variant would change.');
const failures: { story: string; variant: string; problems: string[] }[] = [];
const queue = visits.values();
await Promise.all(Array.from({ length: Number(options.workers) }, work));
await browser.close();
await host?.close();

const passed = visits.length - failures.length;
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/workshop.json',
  JSON.stringify({ passed, failed: failures.length, failures }, null, 2),
);
console.log(`${Math.round((Date.now() - started) / 1000)} s for ${visits.length} visits`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length || !visits.length ? 1 : 0;

async function work() {
  const context = await browser.newContext({
    ...foreignMachine,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'workshop/listen-to-preview.js') });
  // one tab goes from story to story: a new one starts a process and compiles everything again, 2 s of work
  let page = await context.newPage();
  for (const visit of queue) {
    let problems = await problemsOf(visit, base, page);
    if (problems.length) {
      console.log(`${visit.entry.id} (${visit.variant.name}) is retried: ${problems[0]!.slice(0, 200)}`);
      await page.close();
      page = await context.newPage();
      problems = await problemsOf(visit, base, page);
    }
    report(visit, problems);
  }
  await context.close();
}

function report({ entry, variant }: Visit, problems: string[]) {
  if (!problems.length) return;
  failures.push({ story: entry.id, variant: variant.name, problems });
  const indented = problems.map((problem) => `    ${problem.replaceAll('\n', '\n    ').slice(0, 1200)}`);
  console.log([`✗ ${entry.id} (${variant.name})`, ...indented].join('\n'));
}
