import * as z from 'zod/mini';
import { PasswordChange } from '#src/contract/account.ts';
import { ClientUpload } from '#src/contract/admin/client.ts';
import { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { InviteBatch, InviteCode, InviteEdit, InviteMassBatch } from '#src/contract/admin/invites.ts';
import { ActivationKey, KeyBatch, KeyEdit } from '#src/contract/admin/keys.ts';
import { Product, ProductEdit, ProductRef } from '#src/contract/admin/products.ts';
import { Stat } from '#src/contract/admin/stats.ts';
import { AdminSubscription, SubscriptionEdit } from '#src/contract/admin/subscriptions.ts';
import { AddSubscription, AdminUser, UserEdit, UserRef } from '#src/contract/admin/users.ts';
import { SessionUser, SignIn, SignUp } from '#src/contract/auth.ts';
import { ClientInfo } from '#src/contract/client.ts';
import type { Schema } from '#src/contract/endpoint.ts';
import { ResetRequest } from '#src/contract/hwid.ts';
import { OwnInvite } from '#src/contract/invites.ts';
import { Checkout, CustomerSubscription, OfferedProduct, Redeem } from '#src/contract/subscriptions.ts';
import { ErrorBody, lenientUnions } from '#src/contract/wire.ts';

/** Schemas with a name in the document; all others are inlined. */
const named = {
  ActivationKey,
  AddSubscription,
  AdminSubscription,
  AdminUser,
  Checkout,
  ClientInfo,
  ClientUpload,
  CustomerSubscription,
  ErrorBody,
  HwidRequest,
  InviteBatch,
  InviteCode,
  InviteEdit,
  InviteMassBatch,
  KeyBatch,
  KeyEdit,
  OfferedProduct,
  OwnInvite,
  PasswordChange,
  Product,
  ProductEdit,
  ProductRef,
  Redeem,
  ResetRequest,
  SessionUser,
  SignIn,
  SignUp,
  Stat,
  SubscriptionEdit,
  UserEdit,
  UserRef,
};

export type JsonSchema = Record<string, unknown>;

const registry = z.registry<{ id: string }>();
Object.entries(named).forEach(([id, schema]) => registry.add(schema as z.core.$ZodType, { id }));

/** Named schemas found so far, for `components.schemas`. */
export const components: Record<string, JsonSchema> = {};

/** A contract schema as JSON Schema 2020-12 of the wire format; named parts move to `components`. */
export function schemaOf(schema: Schema): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    override: plainFormOnly,
  }) as JsonSchema;
  Object.assign(components, tidy($defs));
  return tidy(own) as JsonSchema;
}

/** The client's leniency is not documented: servers should not rely on it. */
function plainFormOnly({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  // Zod omits the fallback of transformed values; `tidy` looks for it.
  if (zodSchema._zod.def.type === 'catch') jsonSchema.default ??= null;
  if (!lenientUnions.has(zodSchema)) return;
  const [plain] = jsonSchema.anyOf ?? [];
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, plain);
}

export const errorSchema = () => schemaOf(named.ErrorBody as Schema);

/**
 * Rewrites references for the document and removes what is not part of the wire format: ids of named
 * schemas, and the client's fallbacks. A field with a fallback is optional.
 */
function tidy(node: unknown, isProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item));
  if (typeof node !== 'object' || node === null)
    return typeof node === 'string' ? node.replace('#/$defs/', '#/components/schemas/') : node;
  const { properties = {}, required } = node as { properties?: Record<string, object>; required?: string[] };
  const entries = Object.entries(node)
    .filter(
      ([key, value]) => isProperties || (key !== 'default' && !(key === 'id' && typeof value === 'string')),
    )
    .map(([key, value]): [string, unknown] => [
      key,
      key === 'required'
        ? required?.filter((name) => !('default' in properties[name]!))
        : tidy(value, key === 'properties'),
    ]);
  return Object.fromEntries(
    entries.filter(([key, value]) => key !== 'required' || (value as string[]).length > 0),
  );
}
