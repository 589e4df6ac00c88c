import * as z from 'zod/mini';
import { SessionChange } from '../control/change-session.ts';
import { ClockChange } from '../control/clock-commands.ts';
import { Link, LinkQuery } from '../control/link-handlers.ts';
import { SavedState } from '../control/saved-state.ts';
import { settingsSchema } from '../control/settings.ts';
import { type State, StateChange } from '../control/state.ts';
import type { Answerer, LoggedCall } from '../log/entry.ts';
import type { JsonSchema } from './schemas.ts';

const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output' = 'input'): JsonSchema => {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return own;
};

const object = (properties: Record<string, object>, optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const list = (items: object) => ({ type: 'array', items });
const text = { type: 'string' };
const whole = { type: 'integer' };
const listsByEndpoint = { type: 'object', additionalProperties: list(text) };
const described = list(object({ name: text, about: text }));

const settings = jsonSchemaOf(z.object(settingsSchema), 'output') as {
  properties: Record<keyof typeof settingsSchema, object>;
};

const state = object({
  world: text,
  seededAt: whole,
  ...settings.properties,
  activeOutcomes: { type: 'object', additionalProperties: text },
  now: { ...whole, description: 'What the clock of the server shows, in milliseconds since 1970' },
  signedIn: list(text),
  worlds: described,
  accounts: list(object({ username: text, password: text, about: text })),
  outcomes: { ...listsByEndpoint, description: 'The outcomes that each endpoint can be forced to have' },
  possibleFaults: { ...listsByEndpoint, description: 'The faults that each endpoint can have' },
  allFaults: described,
  sessionCommands: list(object({ name: text, label: text, about: text })),
} satisfies Record<keyof State, object>);

const answerers: Answerer[] = ['handler', 'access', 'input', 'outcome', 'fault', 'nothing', 'crash'];
const call = {
  id: text,
  time: { type: 'string', format: 'date-time' },
  call: text,
  method: text,
  path: text,
  who: text,
  from: text,
  status: { ...whole, description: '0: the connection broke; absent: not answered yet' },
  answeredBy: { enum: answerers },
  outcome: text,
  reason: text,
  duration: { ...whole, description: 'In milliseconds' },
} satisfies Record<keyof LoggedCall, object>;
const OPTIONAL: (keyof LoggedCall)[] = ['call', 'status', 'answeredBy', 'outcome', 'reason', 'duration'];
const message = object({ headers: list(list(text)), body: text });

/** The schemas of the controls' document, by name. */
export const controlSchemas: Record<string, JsonSchema> = {
  State: state,
  StateChange: jsonSchemaOf(StateChange),
  ClockChange: jsonSchemaOf(ClockChange),
  SessionChange: jsonSchemaOf(SessionChange),
  SavedState: jsonSchemaOf(SavedState),
  Link: jsonSchemaOf(Link),
  Opened: {
    allOf: [
      { $ref: '#/components/schemas/State' },
      object({
        opened: object({ route: text, theme: text, locale: text, persona: text }, ['locale', 'persona']),
      }),
    ],
  },
  Subscriptions: object({
    subscriptions: list(object({ id: whole, product: text, end: text, status: text })),
  }),
  LoggedCall: object(call, OPTIONAL),
  LoggedCalls: object({ requests: list({ $ref: '#/components/schemas/LoggedCall' }) }),
  LoggedExchange: object({ ...call, request: message, response: message }, [...OPTIONAL, 'response']),
  Problem: object({ code: whole, message: text }),
};

const { properties = {}, required = [] } = jsonSchemaOf(LinkQuery) as {
  properties?: Record<string, object>;
  required?: string[];
};

/** The query of `GET /mock/link`. */
export const linkParameters = Object.entries(properties).map(([name, schema]) => ({
  name,
  in: 'query',
  required: required.includes(name),
  schema,
}));
