import { expect, it } from 'vitest';
import { roleText } from './user-columns.tsx';

it.each([
  [['ROLE_USER'], 'User'],
  [[], 'User'],
  [['ROLE_USER', 'ROLE_ADMIN'], 'Admin'],
  [['ROLE_ADMIN', 'ROLE_USER'], 'Admin'],
  [['ROLE_ADMIN'], 'Admin'],
  [['ROLE_USER', 'ROLE_SENIOR_MODERATOR'], 'Senior moderator'],
  [['ROLE_USER', 'ROLE_SUPPORT', 'ROLE_ADMIN'], 'Support, Admin'],
  [['ROLE_ADMIN', 'ROLE_ADMIN'], 'Admin'],
  [['ROLE_', ''], 'User'],
  [['moderator'], 'Moderator'],
])('writes the roles %j as %s', (roles, text) => {
  expect(roleText(roles)).toBe(text);
});
