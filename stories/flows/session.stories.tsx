import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import {
  expectSignInPage,
  field,
  findPressable,
  openTab,
  press,
  redeem,
  signInByForm,
  unusedKey,
  userSees,
} from '../support/index.ts';

/** How a customer's session ends in the middle of something, and goes on. */
const meta = preview.meta({
  title: 'Flows/Session',
  component: DashboardScreen,
  tags: ['flow'],
  globals: { persona: 'customer', world: 'typical' },
  parameters: { route: '/dash', app: true, pictures: false },
});

export const SessionEndsWhileRedeeming = meta.story({
  tags: ['SES-5'],
  name: 'Session ends while redeeming',
  play: async ({ step }) => {
    const key = unusedKey();
    await step('The session ends in the middle', async () => {
      await screen.findAllByText('INACTIVE');
      // the page has loaded, so that the person's own call is the first to fail
      await findPressable(/^Invitation codes/);
      db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
      await redeem(key.code);
      await expectSignInPage();
    });
    await step('After signing in the key is still there', async () => {
      await signInByForm('customer');
      await openTab('Redeem key');
      await expect(await field('Access key')).toHaveValue(key.code);
      await press('Redeem');
      await userSees('ACTIVE');
    });
  },
});
