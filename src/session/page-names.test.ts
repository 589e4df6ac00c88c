import { expect, it } from 'vitest';
import { placeName } from './page-names.ts';

it.each([
  ['/admin/keys?page=2', 'Keys, page 2'],
  ['/admin/keys?page=1', 'Keys'],
  ['/admin/hwid?page=0', 'HWID reset requests'],
  ['/admin/users?page=2x', 'Users'],
  ['/somewhere?page=3', 'where you were, page 3'],
])('%s is called %s', (path, name) => expect(placeName(path)).toBe(name));
