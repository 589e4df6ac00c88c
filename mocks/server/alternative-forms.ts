import { HttpResponse } from 'msw';
import type * as z from 'zod/mini';
import { parse } from 'zod/mini';
import type { Endpoint, WireReply } from '#src/contract/endpoint.ts';
import { SignInReply } from '#src/contract/auth.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { ignored, lenientUnions } from '#src/contract/wire.ts';
import { HOUR } from '../db/time.ts';

/** Statuses of refusals that another server sends as a 2xx; 401, 403 and 5xx are those of its framework. */
const TOLD_IN_BODY = [400, 404, 409, 422];

/** Returns the answer of the mock in the legal forms that are not its own (MOC-6), by the schema of the reply. */
export async function toAlternativeForm(endpoint: Endpoint, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  const isSignIn = endpoint.reply === SignInReply; // a browser's copy of it would have no cookies
  if (response.type === 'error' || isSignIn || !type.includes('json')) return response;
  const { status, headers } = response;
  const body = (await response.clone().json()) as Record<string, unknown>;
  if (TOLD_IN_BODY.includes(status)) return HttpResponse.json({ success: false, ...body, code: status });
  if (!response.ok) return response;
  if (endpoint.reply === ignored) return new HttpResponse(null, { status, headers: withoutType(headers) });
  if (endpoint === subscriptions.mine) withdrawOwned(body as WireReply<typeof subscriptions.mine>);
  return HttpResponse.json(inOtherForms(endpoint.reply, body) as Record<string, unknown>, {
    status,
    headers,
  });
}

function withoutType(headers: Headers) {
  const left = new Headers(headers);
  left.delete('Content-Type');
  return left;
}

/** Stops offering the first product that the customer has. */
function withdrawOwned(mine: WireReply<typeof subscriptions.mine>) {
  const { products, subscriptions: owned } = mine as {
    products: { name: string }[];
    subscriptions: { product: { name: string } }[];
  };
  Object.assign(mine, { products: products.filter(({ name }) => name !== owned[0]?.product.name) });
}

/** Returns a body in other forms; which of them a value gets depends on its place alone. */
export function inOtherForms(reply: z.core.$ZodType, body: unknown): unknown {
  let at = 0;
  const oneOf = (forms: unknown[]) => forms[at++ % forms.length];
  return changed(reply, body);

  function changed(schema: z.core.$ZodType, value: unknown): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'catch' && value === null) return oneOf([null, undefined, '', []]);
    if (value === null || value === undefined) return value;
    switch (def.type) {
      case 'catch':
      case 'nullable':
      case 'optional':
      case 'default':
        return changed(def.innerType, value);
      case 'pipe':
        return changed(def.in, value);
      case 'array':
        return (value as unknown[]).map((item) => changed(def.element, item));
      case 'record':
        return Object.fromEntries(
          Object.entries(value).map(([name, item]) => [name, changed(def.valueType, item)]),
        );
      case 'object':
        return {
          ...Object.fromEntries(
            Object.entries(value).map(([name, item]) => {
              const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
              return [name, field ? changed(field, item) : item];
            }),
          ),
          links: { self: null }, // an undocumented field
        };
      case 'union':
        return lenientUnions.has(schema)
          ? otherForm(def.options[0]!, value)
          : changed(formOf(def.options, value), value);
      default:
        return value;
    }
  }

  /** Returns the value of a schema that tolerates other forms than the documented one. */
  function otherForm(documented: z.core.$ZodType, value: unknown): unknown {
    if (typeof value === 'boolean') return Number(value);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return changed(documented, value);
    if ((documented as z.core.$ZodTypes)._zod.def.type === 'enum') return value.toLowerCase();
    return /^\d{4}-\d\d-\d\dT/.test(value) ? oneOf(timesLike(value)) : value;
  }
}

const formOf = (options: readonly z.core.$ZodType[], value: unknown) =>
  options.find((option) => {
    try {
      parse(option, value);
      return true;
    } catch {
      return false;
    }
  }) ?? options[0]!;

/** Returns an instant as other servers write it: with an offset, in seconds and milliseconds, without a zone. */
function timesLike(text: string): unknown[] {
  const time = Date.parse(text);
  const shifted = (by: number) => new Date(time + by).toISOString().slice(0, 19);
  return [
    `${shifted(2 * HOUR)}+02:00`,
    Math.floor(time / 1000),
    time,
    shifted(0).replace('T', ' '),
    `${shifted(-5 * HOUR)}-05:00`,
  ];
}
