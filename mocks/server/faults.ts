import { namedEndpoints } from '#src/contract/endpoints.ts';
import { answer } from '../outcomes/answer.ts';
import { outcomes } from '../outcomes/index.ts';
import { on } from './serve.ts';

/**
 * For stories and tests: this endpoint answers with one of its documented outcomes, such as
 * `outcome('keys.update', 'duplicateCode')`.
 */
export function outcome(endpointName: string, outcomeName: string) {
  const endpoint = namedEndpoints.find(([name]) => name === endpointName)?.[1];
  const chosen = outcomes[endpointName]?.[outcomeName];
  if (!endpoint || !chosen) throw new Error(`No outcome ${outcomeName} of ${endpointName}`);
  return on(endpoint, () => answer(chosen), { once: chosen.once ?? false });
}
