import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleText } from './user-columns.tsx';

describe('roleText', () => {
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
  ])('%j reads %s', (roles, text) => {
    expect(roleText(roles)).toBe(text);
  });

  it('is never empty and never shows the prefix', () => {
    const role = fc.oneof(
      fc.string(),
      fc.string().map((name) => `ROLE_${name}`),
      fc.constantFrom('ROLE_USER', 'ROLE_ADMIN'),
    );
    fc.assert(
      fc.property(fc.array(role), (roles) => {
        const text = roleText(roles);
        expect(text).not.toBe('');
        expect(text.split(', ')).not.toContain('ROLE_USER');
      }),
    );
  });
});
