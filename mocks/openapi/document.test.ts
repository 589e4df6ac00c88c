import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { examples } from '#src/contract/examples.ts';
import { ignored } from '#src/contract/wire.ts';
import { createHandlers } from '../handlers/index.ts';
import { freshWorld, TestClient } from '../handlers/test-client.ts';
import { deviationsOf } from '../log/check-response.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();
beforeEach(() => freshWorld());
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

  it('shows a typical success without deviations first', () => {
    for (const [name, endpoint] of namedEndpoints) {
      const { 200: success } = operationOf(name).responses;
      const json = success?.content?.['application/json'];
      if (!json || endpoint.reply === ignored) continue;
      expect(Object.keys(json.examples)[0], name).toBe('typical');
      const text = JSON.stringify(json.examples.typical.value);
      const answer = { status: 200, type: 'application/json', text, url: 'http://x.test/', hasBearer: true };
      const setCookies = ['BEARER=x; SameSite=Lax', 'refresh=x; HttpOnly; SameSite=Lax'];
      expect([name, ...deviationsOf(name, { ...answer, setCookies })]).toEqual([name]);
    }
  });

  it('requires exactly the fields whose absence is a deviation', () => {
    const { schemas } = document.components as any;
    expect(schemas.ActivationKey.required).toEqual(Object.keys(examples['keys.list'].reply.items[0]));
    expect(schemas.SignInReply?.required ?? []).toEqual([]);
  });

  it('has an example of sign-in that the mock backend accepts', async () => {
    const { example } = operationOf('auth.signIn').requestBody.content['application/json'];
    const answer = await new TestClient().send('POST', '/api/login_check', JSON.stringify(example));
    expect([answer.status, answer.response.headers.getSetCookie()[0]]).toEqual([
      200,
      expect.stringMatching(/^BEARER=/),
    ]);
    expect(operationOf('auth.signIn').responses['200'].headers).toHaveProperty('Set-Cookie');
  });

  it('describes bodies by name', () => {
    expect(operationOf('keys.update').requestBody.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/KeyEdit',
    });
    expect(document.components.schemas.KeyEdit).toMatchObject({
      type: 'object',
      required: Object.keys(examples['keys.update'].body),
    });
    expect(operationOf('adminClient.upload').requestBody.content).toHaveProperty(['multipart/form-data']);
  });
});

it('the document is served, below any base path (CON-1)', async () => {
  const request = new Request('http://mock.test/any/base/openapi.json');
  const response = await getResponse(createHandlers({ httpOnly: true }), request);
  expect(await response!.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
