import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Brand } from '../../../../src/ui/Brand.tsx';
import { applyConfiguration, type BuildFacts } from './apply-configuration.ts';

const build: BuildFacts = { base: '/app/', configuration: { brand: 'Locks & Keys' } };

const headerOf = (name: string) =>
  renderToStaticMarkup(createElement(Brand, { name, heading: 'Software Provider' }));

function documentOf({ name }: { name: string }) {
  return `<meta property="og:image" content="/app/link-preview.png">
    <script type="application/json" id="configuration">
      {}
    </script>${headerOf(name)}<h1>Locks & Keys</h1>`;
}

const configurationIn = (html: string) =>
  JSON.parse(/id="configuration">([\s\S]*?)<\/script>/.exec(html)![1]!);

it('writes the values as JSON that cannot end its script', () => {
  const host = { brand: '</script><script>alert(1)</script>' };
  const html = applyConfiguration(documentOf({ name: 'Locks & Keys' }), host, build);
  expect(configurationIn(html)).toEqual(host);
  expect(html).not.toContain('<script>');
});

it.each([
  ['Locks & Keys', '$& "7"'],
  ['Locks & Keys', 'Software Provider'],
  ['Software Provider', '<b>'],
])('for %s writes the brand %s into the prerendered header, as the app does', (before, brand) => {
  const html = applyConfiguration(documentOf({ name: before }), { brand }, build);
  expect(html).toContain(headerOf(brand));
  expect(html).toContain('<h1>Locks & Keys</h1>');
});

it('writes the whole address of the picture for chats', () => {
  const html = applyConfiguration(documentOf({ name: 'x' }), { siteOrigin: 'https://keys.example' }, build);
  expect(html).toContain('content="https://keys.example/app/link-preview.png"');
});

it('replaces the values of an earlier run', () => {
  const original = documentOf({ name: 'Locks & Keys' });
  const host = { brand: 'Staging', siteOrigin: 'https://staging.example' };
  const again = applyConfiguration(applyConfiguration(original, host, build), {}, build);
  expect(again.replace('{}', '\n      {}\n    ')).toBe(original);
});

it('leaves other documents unchanged', () => {
  expect(applyConfiguration('<p>Not found</p>', { brand: 'x' }, build)).toBe('<p>Not found</p>');
});
