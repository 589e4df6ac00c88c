import { attempt } from '../lib/attempt.ts';
import { type Configuration, configurationErrorsOf, settings } from './settings.ts';

/** Id of the JSON in index.html with which a host overrides the build's configuration. */
export const CONFIGURATION_ID = 'configuration';

/** Reads the host's JSON, without invalid values. */
export function readHostConfiguration(text: string): { values: Partial<Configuration>; faults: string[] } {
  const json = attempt(() => JSON.parse(text) as unknown);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { values: {}, faults: ['The configuration is no JSON object'] };
  const faults: string[] = [];
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(json)) {
    if (!Object.hasOwn(settings, name)) faults.push(`${name} is not a setting`);
    else if (typeof value !== 'string') faults.push(`${name} must be a text`);
    else {
      const found = configurationErrorsOf({ [name]: value }, () => name);
      if (found.length === 0) values[name] = value;
      faults.push(...found);
    }
  }
  return { values, faults };
}
