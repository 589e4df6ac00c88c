import { expect, screen, within } from 'storybook/test';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Invitation codes',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

const ownCodes = () => db.invites.where('assignedToId', personas.customer.id).filter(({ status }) => status === 'UNUSED').map(({ code }) => code);

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Invitation codes 2' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(ownCodes()[0]!)).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Invitation codes/ }));
    const list = within(await canvas.findByRole('list', { name: 'Invitation codes' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(ownCodes());
  },
});

export const CodeCopiedToClipboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const clipboard = pretendClipboard();
    const [code] = ownCodes();
    await userEvent.click(await canvas.findByRole('button', { name: /Invitation codes/ }));
    await userEvent.click(await canvas.findByRole('button', { name: `Copy code ${code}` }));
    await expect(await screen.findByText('Code copied to clipboard')).toBeVisible();
    await expect(clipboard.text).toBe(code);
  },
});

export const BrowserRefusesToCopy = meta.story({
  play: async ({ canvas, userEvent }) => {
    pretendClipboard({ allows: false });
    await userEvent.click(await canvas.findByRole('button', { name: /Invitation codes/ }));
    await userEvent.click(await canvas.findByRole('button', { name: `Copy code ${ownCodes()[0]}` }));
    await expect(await screen.findByText(/^The browser did not allow copying/)).toBeVisible();
    await expect(screen.queryByText('Code copied to clipboard')).toBeNull();
  },
});

/** The rest of the page is there, the section is not, and no toast speaks of it. */
const isHidden: typeof Closed.input.play = async ({ canvas }) => {
  await canvas.findAllByText('INACTIVE');
  await expect(canvas.queryByText('Invitation codes')).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
};

export const NoCodes = meta.story({ parameters: { outcomes: { 'invites.mine': 'noCodes' } }, play: isHidden });
export const UsedCodesOnly = meta.story({ parameters: { outcomes: { 'invites.mine': 'usedOnly' }, visual: false, screen: false }, play: isHidden });
export const Loading = meta.story({ parameters: { outcomes: { 'invites.mine': 'neverAnswers' }, visual: false, screen: false }, play: isHidden });
export const FailureIsOnlyLogged = meta.story({ parameters: { outcomes: { 'invites.mine': 'serverMessage' }, visual: false, screen: false }, play: isHidden });

export const BareStrings = meta.story({
  parameters: { outcomes: { 'invites.mine': 'bareStrings' }, visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitation codes 1' }));
    await expect(await canvas.findByText('BARE12345678')).toBeVisible();
  },
});
