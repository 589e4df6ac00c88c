import { config } from '#src/app/config.ts';
import { type Configuration, configurationErrorsOf } from '#src/app/settings.ts';

/**
 * Sets a deployment's settings, such as the backend's origin and the brand. Call it before the first screen is
 * rendered. Throws if a value is malformed, and then changes nothing.
 */
export function configure(values: Partial<Configuration>): void {
  const faults = configurationErrorsOf(values, (name) => name);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  Object.assign(config, values);
}
