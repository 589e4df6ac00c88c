// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { users } from '../contract/admin/users.ts';
import { auth } from '../contract/auth.ts';
import { client } from '../contract/client.ts';
import { config } from '../app/config.ts';
import { requestOf, urlOf } from './request.ts';

const { apiOrigin } = config;
afterEach(() => void Object.assign(config, { apiOrigin }));

const { signal } = new AbortController();
const query = { page: 1, size: 25, sort: 'id', descending: false, search: 'a&b c' };

describe('the address', () => {
  it('encodes parameters in the path', () => {
    expect(urlOf(users.addSubscription, { id: 7 }).href).toBe(
      'http://localhost:3000/api/admin/users/7/subscriptions',
    );
    expect(urlOf(keys.remove, { id: '../a?b' }).pathname).toBe('/api/admin/keys/..%2Fa%3Fb');
  });
  it('writes the query as the endpoint does, and no empty query', () => {
    expect(urlOf(keys.list, { query }).search).toBe(
      '?page=1&limit=25&sortField=id&sortDirection=asc&search=a%26b+c',
    );
    expect(urlOf(auth.me, { query }).search).toBe('');
  });
  it('uses the configured origin', () => {
    Object.assign(config, { apiOrigin: 'https://api.example' });
    expect(urlOf(auth.me, {}).href).toBe('https://api.example/api/me');
  });
});

describe('the request', () => {
  it('carries JSON and the bearer', async () => {
    const request = requestOf(keys.update, { id: 1, body: { code: 'A' } }, 'token', signal);
    expect([request.method, await request.text()]).toEqual(['PUT', '{"code":"A"}']);
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
      'content-type': 'application/json',
    });
    expect([request.credentials, request.redirect]).toEqual(['same-origin', 'manual']);
  });
  it('carries neither body nor bearer if both are missing', async () => {
    const request = requestOf(auth.me, {}, undefined, signal);
    expect([request.method, request.body]).toEqual(['GET', null]);
    expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json' });
  });
  it('follows redirects of downloads only', () => {
    expect(requestOf(client.download, {}, undefined, signal).redirect).toBe('follow');
  });
  it('sends cookies to another origin', () => {
    Object.assign(config, { apiOrigin: 'https://api.example' });
    expect(requestOf(auth.me, {}, undefined, signal).credentials).toBe('include');
  });
});
