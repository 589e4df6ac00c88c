import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { resumeState } from '#src/app/resume-state.ts';
import { sessionStore } from '#src/session/session.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { clearOutcome, forceOutcome } from '#storybook/preview/world.ts';
import { showMenu } from '../support/admin-shell.ts';
import { credentials, rowElement, sendForm } from '../support/index.ts';

const meta = preview.meta({
  title: 'Flows/Admin session',
  component: AdminShell,
  tags: ['flow'],
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    route: '/admin/products',
    app: true,
    pictures: false,
    docs: about('What an administrator meets when the session has ended.'),
  },
});

export const SessionIsRefused = meta.story({
  tags: ['SES-13'],
  name: 'Undocumented 401: the page stays, with a button to sign in again',
  play: async () => {
    await rowElement(1);
    db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
    forceOutcome('auth.refresh', 'other401');
    await showMenu();
    await userEvent.click(await screen.findByRole('link', { name: 'Keys' }));
    await screen.findByRole('button', { name: 'Sign in again' });
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    await expect(sessionStore.get().status).toBe('signed-in');
    clearOutcome('auth.refresh');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await screen.findByText('Your session has ended. Sign in again.');
    await sendForm({ ...credentials, Username: 'admin' }, 'Sign in');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Keys' }));
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    await expect(resumeState.get('admin').page).toBeUndefined();
    resumeState.save({ of: 'admin', page: '/admin/users' }); // once more, and not wanted
    await userEvent.click(await screen.findByRole('link', { name: 'Software Provider' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to Users' })).toBeNull());
    await expect(resumeState.get('admin').page).toBeUndefined();
  },
});
