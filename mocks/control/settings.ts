import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import type { Settings } from '../db/settings.ts';
import { type ActiveFault, type FaultName, faults, faultTargets, reasonAgainst } from '../faults/index.ts';
import { isOutcomeChoice, type OutcomeChoice } from '../outcomes/index.ts';
import { worlds, type WorldName } from '../worlds/worlds.ts';

const time = z.number().check(z.minimum(0));

const fault = z
  .strictObject({
    endpoint: z.enum(faultTargets, {
      error: ({ input }) => `There is no endpoint ${String(input)}`,
    }),
    fault: z.enum(Object.keys(faults) as [FaultName, ...FaultName[]], {
      error: ({ input }) => `There is no fault ${String(input)}`,
    }),
    times: z._default(z.union([z.literal('all'), z.int().check(z.minimum(1), z.maximum(1000))]), 'all'),
    percent: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    seconds: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
    endsAt: z.optional(z.int()),
  })
  .check(({ value, issues }) => {
    const reason = problemWith(value as ActiveFault);
    if (reason) issues.push({ code: 'custom', message: reason, input: value });
  });

/** Why a fault cannot be switched on; undefined if it can. */
function problemWith(active: ActiveFault): string | undefined {
  const { endpoint, fault: name } = active;
  const reason = reasonAgainst(endpoint, name);
  if (reason) return `${endpoint} cannot have the fault '${name}': ${reason}`;
  const wrong = (['percent', 'seconds'] as const).find(
    (setting) => active[setting] !== undefined && faults[name].setting?.name !== setting,
  );
  return wrong && `The fault '${name}' has no ${wrong}`;
}

/** The schemas of the settings of the mock backend; see Settings. */
export const settingsSchema = {
  latency: z
    .strictObject({ min: time, max: time })
    .check(z.refine(({ min, max }) => min <= max, 'min is above max')),
  bearerLifeMs: time,
  outcomeTimes: z.partialRecord(
    z.enum(namedEndpoints.map(([name]) => name) as [EndpointName, ...EndpointName[]]),
    z.int().check(z.minimum(1), z.maximum(1000)),
  ),
  activeOutcomes: z.custom<OutcomeChoice>((choice) => isOutcomeChoice(choice), 'There is no such outcome'),
  faults: z.array(fault),
  clockOffset: z.int(),
  botCheck: z.enum(['works', 'does not load']),
} satisfies { [Name in keyof Settings]: z.core.$ZodType<Settings[Name], unknown> };

export const worldName = z.enum(Object.keys(worlds) as [WorldName, ...WorldName[]]);

/** The issues of a schema as one line for people. */
export const problemsOf = ({ issues }: z.core.$ZodError): string =>
  issues
    .map((issue) => {
      const message = issue.code === 'unrecognized_keys' ? `There is no ${issue.keys.join()}` : issue.message;
      return `${issue.path.join('.') || 'body'}: ${message}`;
    })
    .join('; ');
