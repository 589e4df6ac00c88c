import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { configurationOf } from '../../../../src/app/settings.ts';
import { headerRules } from './headers.ts';
import { caddyFile, nginxFile, staticHostFile } from './server-files.ts';

const document = `<!doctype html><html><head>
<script>first()</script><style>p{}</style>
<script type="application/json" id="data">{"a":1}</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
</head><body><script type="module">second()
</script></body></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the policy as directive → sources. */
function policyOf(settings = {}, documents = [document]): Record<string, string> {
  const [all] = headerRules('/', documents, configurationOf(settings));
  return Object.fromEntries(
    all!.headers['Content-Security-Policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('allows inline scripts by hash, but no JSON', () => {
    expect(policyOf()).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' https://challenges.cloudflare.com ${hash('first()')} ${hash('second()\n')}`,
      'style-src': `'self' ${hash('p{}')}`,
      'object-src': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
    });
  });

  it('has each hash of several documents once', () => {
    expect(policyOf({}, [document, document])).toEqual(policyOf());
  });

  it('lets in the origins of the configuration', () => {
    const settings = {
      apiOrigin: 'https://api.example',
      errorEndpoint: 'https://errors.example/web',
      avatarOrigin: 'https://pictures.example/discord',
      turnstileScript: 'https://check.example/a/api.js',
    };
    expect(policyOf(settings)).toMatchObject({
      'connect-src': "'self' https://api.example https://errors.example",
      'img-src': "'self' data: https://pictures.example",
      'script-src': expect.stringContaining('https://check.example '),
      'frame-src': 'https://check.example',
    });
  });

  it('adds no origin where bot-check and avatars are on the app’s own origin', () => {
    expect(policyOf({ avatarOrigin: '/mock', turnstileScript: '/mock/turnstile/api.js' })).toMatchObject({
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'frame-src': "'none'",
    });
  });
});

it('no page can be framed, tells its address or runs as another type', () => {
  expect(policyOf()['frame-ancestors']).toBe("'none'");
  expect(headerRules('/', [document], configurationOf())[0]!.headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

describe('below a base path', () => {
  const rules = headerRules('/app/', [document], configurationOf());
  const policy = rules[0]!.headers['Content-Security-Policy']!;

  const nginx = nginxFile('/app/', rules, { siteOrigin: 'https://keys.example:8443' });

  it('nginx serves files, and index.html for unknown addresses but not for missing assets', () => {
    const [assets, all] = ['assets/', ''].map(
      (place) => nginx.split(`location /app/${place} {`)[1]!.split('}')[0],
    );
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(assets).toContain('try_files $uri =404;');
    expect(all).toContain('add_header Cache-Control "no-cache, no-transform" always;');
    expect(all).toContain('try_files $uri /app/index.html;');
    for (const part of [assets, all])
      expect(part).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  });

  it('nginx answers 404 for dot files and absent files that are no page, and has a health check', () => {
    const [hidden, files] = [...nginx.matchAll(/location ~ (\S+) /g)].map(
      ([, pattern]) => new RegExp(pattern!),
    );
    const place = (path: string) =>
      hidden!.test(path) ? 'never' : files!.test(path) ? 'if it is there' : 'page';
    const places = {
      '.env': 'never',
      'a/.git/config': 'never',
      'assets/.hidden': 'never',
      '.well-known/x': 'if it is there',
      '.well-known/.x': 'never',
      '.well-knownx': 'never',
      'config.json': 'if it is there',
      'robots.txt': 'if it is there',
      dash: 'page',
      'a.js': 'page',
    };
    for (const [name, expected] of Object.entries(places)) expect(place(`/app/${name}`), name).toBe(expected);
    expect(nginx).toContain('location = /app/health');
  });

  it('Caddy has the same policy, fallback and caching', () => {
    const file = caddyFile('/app/', rules);
    expect(file).toContain(`Content-Security-Policy "${policy}"`);
    expect(file).toContain('try_files {path} /app/index.html');
    expect(file).toContain('header @found Cache-Control "public, max-age=31536000, immutable"');
  });

  it('_headers has one rule for all files, and caching for assets alone', () => {
    const [all, assets] = staticHostFile(rules).split('\n\n');
    expect(all).toMatch(/^\/app\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(all).not.toContain('Cache-Control');
    expect(assets).toBe('/app/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });
});
