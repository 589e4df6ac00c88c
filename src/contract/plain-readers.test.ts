import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { auth } from './auth.ts';
import { isIgnored, readErrorBody, readMe } from './plain-readers.ts';
import { ErrorBody, ignored } from './wire.ts';

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    '  ',
    'text',
    0,
    7,
    -1.5,
    Infinity,
    true,
    false,
    [],
    {},
    'x'.repeat(501),
  ),
  fc.constantFrom<unknown>('🦊'.repeat(400), ['ROLE_USER', 3, null], { username: 'cara' }),
);
const record = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])), { requiredKeys: [] });
const user = record('username', 'role', 'secret', 'discord', 'avatar', 'other');
const item = fc.oneof(record('field', 'propertyPath', 'message'), odd);

/** With an error in place of the value, as the client treats every refusal alike. */
const decoded = (schema: z.core.$ZodType, body: unknown) => {
  const { success, data } = z.safeParse(schema, body);
  return success ? data : undefined;
};

describe('what is read by hand is what Zod reads', () => {
  it('of the signed-in user', () => {
    fc.assert(
      fc.property(
        fc.oneof(odd, fc.record({ user: fc.oneof(odd, user, user) }, { requiredKeys: [] })),
        (body) => {
          expect(readMe(body)).toEqual(decoded(auth.me.reply, body));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('of a reply that is ignored', () => {
    fc.assert(
      fc.property(odd, (body) => {
        expect(isIgnored(body)).toBe(z.safeParse(ignored, body).success);
      }),
      { examples: [[''], [undefined], [null], [[]], ['text']] },
    );
  });

  it('of an error', () => {
    const errors = fc.oneof(odd, fc.array(item));
    const body = fc.record({ code: odd, message: odd, error: odd, errors }, { requiredKeys: [] });
    fc.assert(
      fc.property(body, (json) => {
        expect(readErrorBody(json)).toEqual(z.parse(ErrorBody, json));
      }),
      { numRuns: 2000 },
    );
  });
});
