import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads a command's options, and words if it takes any. `--help` prints its usage, an unknown option one line; both end the command. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(usage);
    process.exit(0);
  }
  const kept = Object.keys(options).find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (kept) {
    const command = `npm run ${process.env.npm_lifecycle_event}`;
    badValue(
      `npm took --${kept} for itself. Write: ${command} '--' --${kept}, with the quotes in PowerShell`,
    );
  }
  try {
    const { values, positionals: words } = parseArgs({ options, allowPositionals });
    return { ...values, words };
  } catch (error) {
    return badValue((error as Error).message.split(/\.\s/)[0]!);
  }
}

/** Ends a command that cannot follow its options. */
export function badValue(message: string): never {
  console.error(`${message}; --help says what there is`);
  process.exit(2);
}
