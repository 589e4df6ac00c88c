import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { optionsOf } from '../tools/options.ts';

optionsOf('npx tsx scripts/measure.ts     prints how large the parts of the repository are', {});

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = list.split('\n').filter((file) => file && existsSync(file));
const textOf = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length;
const sum = (some: string[]) => some.reduce((total, file) => total + linesOf(file), 0);

const code = files.filter((file) => /\.(tsx?|[mc]?js)$/.test(file));
const isTest = (file: string) => /\.(test|spec|fixtures|fake|platform)\.|\/(e2e|fuzz|model)\//.test(file);
const rooms = [
  'src',
  'mocks',
  'stories',
  'apps/web',
  'apps/demo',
  'apps/library',
  'scripts',
  'tools',
  '.storybook',
];
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`)) ?? 'configuration';

console.log('Lines of TypeScript and JavaScript in git, blanks, comments and tests included; CSS apart\n');
console.log(`${'room'.padEnd(16)}${'code'.padStart(8)}${'tests'.padStart(8)}`);
for (const room of [...rooms, 'configuration']) {
  const own = code.filter((file) => roomOf(file) === room);
  const tests = own.filter(isTest);
  console.log(room.padEnd(16) + String(sum(own) - sum(tests)).padStart(8) + String(sum(tests)).padStart(8));
}
const css = files.filter((file) => file.endsWith('.css') && !file.startsWith('src/ui/fonts/'));
console.log(`${'all'.padEnd(16)}${String(sum(code)).padStart(8)}, beside CSS ${sum(css)}\n`);

const words = files
  .filter((file) => /^docs\/.*\.md$/.test(file))
  .flatMap((file) => textOf(file).match(/\S+/g) ?? []);

console.log(`words of docs: ${words.length}`);
