// @vitest-environment node
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Record<string, any>,
  })),
);
const operationOf = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)!.operation;

it('has neither errors nor warnings by a public linter', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(
    problems.map(
      ({ severity, ruleId, message, location }: NormalizedProblem) =>
        `${severity} ${ruleId}: ${message} at ${location[0]?.pointer}`,
    ),
  ).toEqual([]);
});

it('has all calls and the one navigation (CON-1)', () => {
  expect(operations.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
    [
      ...namedEndpoints.map(
        ([, { method, path }]) => `${method.toLowerCase()} ${path.replace(':id', '{id}')}`,
      ),
      `get ${DISCORD_CONNECT}`,
    ].sort(),
  );
});

describe('an operation', () => {
  it('names its parameters as on the wire and where pages begin', () => {
    const names = (id: string) => operationOf(id).parameters.map(({ name }: { name: string }) => name);
    expect(names('keys.list')).toEqual(['page', 'limit', 'sortField', 'sortDirection', 'search']);
    expect(names('products.list')).toEqual(['page', 'per_page', 'sort_field', 'sort_direction', 'search']);
    expect(operationOf('keys.list').parameters[0].schema.minimum).toBe(0);
    expect(operationOf('products.list').parameters[0].schema.minimum).toBe(1);
    expect(names('keys.update')).toEqual(['id']);
  });

  it('shows the outcomes as examples, with what the user sees', () => {
    expect(
      operationOf('keys.update').responses['400'].content['application/json'].examples.duplicateCode,
    ).toEqual({
      summary: 'The user sees: Code already exists',
      description: 'KEY-3: a server 400 on edit shows the server message under the code field',
      value: { code: 400, message: 'Code already exists' },
    });
    expect(Object.keys(operationOf('client.download').responses['404'].content)).toEqual([
      'application/octet-stream',
    ]);
  });

  it('describes bodies by name', () => {
    expect(operationOf('keys.update').requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/KeyEdit',
    });
    expect(document.components.schemas.KeyEdit).toMatchObject({
      type: 'object',
      required: ['code', 'productId', 'durationHours'],
    });
    expect(operationOf('adminClient.upload').requestBody.content).toHaveProperty(['multipart/form-data']);
  });
});
