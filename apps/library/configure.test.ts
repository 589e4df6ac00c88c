import { expect, it } from 'vitest';
import { config } from '#src/app/config.ts';
import { configure } from './configure.ts';

it('sets what a deployment can set, and nothing if a value is malformed (HOS-6)', () => {
  configure({ brand: 'Key Shop', apiOrigin: 'https://api.example.com' });
  expect(config).toMatchObject({ brand: 'Key Shop', apiOrigin: 'https://api.example.com' });
  expect(() => configure({ brand: 'Other', apiOrigin: 'api.example.com/v1' })).toThrow(
    'apiOrigin is "api.example.com/v1" but must be an origin',
  );
  expect(config.brand).toBe('Key Shop');
});
