import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { namedEndpoints } from './endpoints.ts';
import { exampleOf } from './examples.ts';

it('every body has an example that its schema accepts', () => {
  for (const [name, { body, encoding }] of namedEndpoints) {
    const file = encoding === 'multipart' && { file: new File(['MZ'], 'client.exe') };
    if (body)
      expect(z.safeParse(body, { ...exampleOf(name).body, ...file }).error?.issues, name).toBeUndefined();
  }
});
