import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { sessionStore } from '#src/session/session.ts';
import preview from '#storybook/preview.tsx';
import { showMenu } from '../support/admin-shell.ts';
import { findPressable, press, rowElement } from '../support/index.ts';

const meta = preview.meta({
  title: 'Flows/Admin session',
  component: AdminShell,
  tags: ['flow'],
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    route: '/admin/products',
    app: true,
    pictures: false,
    docs: {
      description: {
        component:
          'How an administrator leaves the console: by signing out, by losing the role, or because the ' +
          'session has ended.',
      },
    },
  },
});

export const SignsOut = meta.story({
  name: 'Sign out, although the server fails',
  parameters: { outcomes: { 'auth.invalidate': 'networkError', 'auth.signOut': 'noMessage' } },
  play: async () => {
    await rowElement(1);
    await press('Sign out');
    await waitFor(() => expect(sessionStore.get()).toEqual({ status: 'anonymous', exit: '/login' }));
    await findPressable('Sign in');
    await expect(localStorage.getItem('username')).toBeNull();
  },
});

export const LosesTheRole = meta.story({
  name: 'Administrator loses the role: back to the dashboard',
  play: async () => {
    await rowElement(1);
    db.users.update(personas.admin.id, { roles: ['ROLE_USER'] });
    await showMenu();
    await press('Keys');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  },
});

export const SessionEnds = meta.story({
  name: 'Session ends: back to sign-in',
  play: async () => {
    await rowElement(1);
    db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
    await showMenu();
    await press('Keys');
    await findPressable('Sign in');
    await expect(sessionStore.get().status).toBe('anonymous');
  },
});
