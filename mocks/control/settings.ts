import * as z from 'zod/mini';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';
import type { Settings } from '../db/settings.ts';
import { conditionsOf } from '../faults/condition.ts';
import { ANY_ENDPOINT, PATCHED } from '../faults/fault.ts';
import { isPath } from '../faults/patch.ts';
import { faults, faultTargets } from '../faults/index.ts';
import { type Override, isFault, reasonNotPossible } from '../outcomes/override.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { worlds, type WorldName } from '../worlds/worlds.ts';

/** Maximum latency in milliseconds. Timers hold at most 2³¹. */
const MAX_LATENCY = 600_000;

const latency = z.number().check(z.minimum(0), z.maximum(MAX_LATENCY));

const condition = z.strictObject({
  page: z.optional(z.int().check(z.minimum(1))),
  id: z.optional(z.int().check(z.minimum(0))),
  search: z.optional(z.string()),
});

/** An outcome or fault that is switched on for calls; see Override. */
export const override = z
  .strictObject({
    endpoint: z.enum(faultTargets, {
      error: ({ input }) => `There is no endpoint ${String(input)}`,
    }),
    /** Name of the outcome or fault. Optional beside a patch. */
    is: z._default(
      z.custom<Override['is']>((name) => typeof name === 'string', 'Expected a name'),
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
    const reason = problemWith(value as Override);
    if (reason) issues.push({ code: 'custom', message: reason, input: value });
  });

function problemWith(one: Override): string | undefined {
  const reason = reasonNotPossible(one.endpoint, one.is);
  if (reason) return `${one.endpoint} cannot have '${one.is}': ${reason}`;
  const fault = isFault(one) ? faults[one.is] : undefined;
  const wrong = (['percent', 'seconds'] as const).find(
    (name) => one[name] !== undefined && fault?.setting?.name !== name,
  );
  return wrong
    ? `'${one.is}' has no ${wrong}`
    : (problemWithCondition(one) ?? problemWithPatch(one, fault?.takesPatch));
}

function problemWithCondition({ endpoint, when }: Override): string | undefined {
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

function problemWithPatch({ endpoint, is, patch }: Override, takesPatch = false): string | undefined {
  const paths = Object.keys(patch ?? {});
  if (!takesPatch) return patch && `'${is}' has no patch`;
  if (paths.length === 0) return `'${is}' needs a patch such as {"items[0].code": null}`;
  if (endpoint === ANY_ENDPOINT) return 'A patch needs the endpoint whose answer it changes';
  const wrong = paths.find((path) => !isPath(path));
  return wrong && `'${wrong}' is no path such as items[0].code or items[id=81].code`;
}

/** The schemas of the settings of the mock backend; see Settings. */
export const settingsSchema = {
  latency: z
    .strictObject({ min: latency, max: latency })
    .check(z.refine(({ min, max }) => min <= max, 'min is above max')),
  bearerLifeMs: z.number().check(z.minimum(0)),
  overrides: z.array(override),
  clockOffset: z.int(),
  server: z.enum(['usual', 'another']),
  botCheck: z.enum(['works', 'does not load']),
} satisfies { [Name in keyof Settings]: z.core.$ZodType<Settings[Name], unknown> };

export const worldName = z.enum(Object.keys(worlds) as [WorldName, ...WorldName[]]);

/** Formats the issues of a schema as one line for people. */
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
