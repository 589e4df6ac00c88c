import { expect, it } from 'vitest';
import { readHostConfiguration } from './host-configuration.ts';
import { configurationOf } from './settings.ts';

it('reads the given settings (HOS-1)', () => {
  const text = '{"brand":"Key Shop","apiOrigin":"https://api.example","avatarOrigin":""}';
  const { values, faults } = readHostConfiguration(text);
  expect(faults).toEqual([]);
  expect(configurationOf(values, { brand: 'Built', siteOrigin: 'https://built.example' })).toMatchObject({
    brand: 'Key Shop',
    apiOrigin: 'https://api.example',
    siteOrigin: 'https://built.example',
    avatarOrigin: 'https://cdn.discordapp.com',
  });
});

it.each([
  ['', 'The configuration is no JSON object'],
  ['<!doctype html>', 'The configuration is no JSON object'],
  ['[]', 'The configuration is no JSON object'],
  ['null', 'The configuration is no JSON object'],
  ['{"brnad":"Key Shop"}', 'brnad is not a setting'],
  ['{"toString":"Key Shop"}', 'toString is not a setting'],
  ['{"brand":7}', 'brand must be a text'],
  [
    '{"apiOrigin":"https://api.example/v1"}',
    'apiOrigin is "https://api.example/v1" but must be an origin such as https://api.example.com, without a path',
  ],
])('reports and leaves out %s (HOS-1)', (text, fault) => {
  expect(readHostConfiguration(text)).toEqual({ values: {}, faults: [fault] });
});
