import { parseArgs, type ParseArgsConfig } from 'node:util';

/** `--changed` or `--changed=<commit>`: node's parser does not support optional values. */
export function parseStoryArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  const flag = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== flag),
    options,
    allowPositionals: true,
  });
  return {
    values,
    words: positionals,
    ...(flag && { changed: flag === '--changed' ? (true as const) : flag.slice('--changed='.length) }),
  };
}
