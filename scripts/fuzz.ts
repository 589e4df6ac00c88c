import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// npm run fuzz [-- --runs 500 | --runs all] [--seed 7] [--only 'keys.list items.0.code']

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
});
console.log(`Seed ${values.seed}: repeat all of it with --seed ${values.seed} --runs ${values.runs}`);
const { status } = spawnSync('vitest', ['run', '--project', 'unit', 'apps/web/fuzz'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_RUNS: values.runs,
    FUZZ_SEED: values.seed,
    ...(values.only !== undefined && { FUZZ_ONLY: values.only }),
  },
});
process.exitCode = status ?? 1;
