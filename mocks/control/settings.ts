import * as z from 'zod/mini';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';
import type { Settings } from '../db/settings.ts';
import { conditionsOf } from '../faults/condition.ts';
import { ANY_ENDPOINT, PATCHED } from '../faults/fault.ts';
import { isPath } from '../faults/patch.ts';
import {
  type ActiveFault,
  type FaultName,
  faults,
  faultTargets,
  reasonNotApplicable,
} from '../faults/index.ts';
import { isOutcomeChoice, type OutcomeChoice } from '../outcomes/index.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { worlds, type WorldName } from '../worlds/worlds.ts';

const time = z.number().check(z.minimum(0));

const condition = z.strictObject({
  page: z.optional(z.int().check(z.minimum(1))),
  id: z.optional(z.int().check(z.minimum(0))),
  search: z.optional(z.string()),
});

const fault = z
  .strictObject({
    endpoint: z.enum(faultTargets, {
      error: ({ input }) => `There is no endpoint ${String(input)}`,
    }),
    /** May be left out where there is a patch. */
    fault: z._default(
      z.enum(Object.keys(faults) as [FaultName, ...FaultName[]], {
        error: ({ input }) => `There is no fault ${String(input)}`,
      }),
      PATCHED,
    ),
    times: z._default(
      z.union([z.literal('all'), z.int().check(z.minimum(1), z.maximum(1000))], {
        error: "Expected 'all' or a number from 1 to 1000",
      }),
      'all',
    ),
    when: z.optional(condition),
    patch: z.optional(z.record(z.string(), z.unknown())),
    percent: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    seconds: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
    endsAt: z.optional(z.int()),
  })
  .check(({ value, issues }) => {
    const reason = problemWith(value as ActiveFault);
    if (reason) issues.push({ code: 'custom', message: reason, input: value });
  });

/** Reason why a fault cannot be switched on; undefined if it can. */
function problemWith(active: ActiveFault): string | undefined {
  const { endpoint, fault: name } = active;
  const reason = reasonNotApplicable(endpoint, name);
  if (reason) return `${endpoint} cannot have the fault '${name}': ${reason}`;
  const wrong = (['percent', 'seconds'] as const).find(
    (setting) => active[setting] !== undefined && faults[name].setting?.name !== setting,
  );
  return wrong
    ? `The fault '${name}' has no ${wrong}`
    : (problemWithCondition(active) ?? problemWithPatch(active));
}

function problemWithCondition({ endpoint, when }: ActiveFault): string | undefined {
  if (!when) return undefined;
  const names = Object.keys(when) as (keyof typeof when)[];
  if (names.length === 0) return '`when` needs a page, search or id';
  const calls = endpoint === ANY_ENDPOINT ? namedEndpoints.map(([, each]) => each) : [endpointOf(endpoint)];
  if (calls.some((each) => names.every((name) => conditionsOf(each).includes(name)))) return undefined;
  if (endpoint === ANY_ENDPOINT) return `No call has ${names.join(' and ')}`;
  const possible = conditionsOf(endpointOf(endpoint));
  const wrong = names.find((name) => !possible.includes(name));
  return `${endpoint} has no ${wrong}, but ${possible.join(' and ') || 'is the same call each time'}`;
}

function problemWithPatch({ endpoint, fault: name, patch }: ActiveFault): string | undefined {
  const paths = Object.keys(patch ?? {});
  if (!faults[name].takesPatch) return patch && `The fault '${name}' has no patch`;
  if (paths.length === 0) return `The fault '${name}' needs a patch such as {"items[0].code": null}`;
  if (endpoint === ANY_ENDPOINT) return 'A patch needs the endpoint whose answer it changes';
  const wrong = paths.find((path) => !isPath(path));
  return wrong && `'${wrong}' is no path such as items[0].code or items[id=81].code`;
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
  server: z.enum(['usual', 'another']),
  botCheck: z.enum(['works', 'does not load']),
} satisfies { [Name in keyof Settings]: z.core.$ZodType<Settings[Name], unknown> };

export const worldName = z.enum(Object.keys(worlds) as [WorldName, ...WorldName[]]);

/** The issues of a schema as one line for people. */
export const problemsOf = ({ issues }: z.core.$ZodError): string =>
  issues.map((issue) => `${issue.path.join('.') || 'body'}: ${messageOf(issue)}`).join('; ');

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `There is no ${issue.keys.join()}`;
  if (issue.message !== ZOD_DEFAULT_MESSAGE) return issue.message;
  if (issue.code === 'too_small') return `At least ${issue.minimum}`;
  if (issue.code === 'too_big') return `At most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `Expected one of ${issue.values.map(String).join(', ')}`;
  return issue.code === 'invalid_type' ? `Expected ${issue.expected}` : issue.message;
}
