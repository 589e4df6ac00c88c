import { expect, within } from 'storybook/test';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { failsAndRetries, failsWithTheServersMessage, fitsTheWindow, isEmpty, isLoading } from '../list/states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys',
  component: KeysScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/keys', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('columns in the order of SPEC.md', async () => {
      await rowOf(canvas, 400);
      await expect(headings(canvas)).toEqual(['ID', 'Code', 'Product', 'Status', 'Duration (Hours)', 'Used By', 'Used Date', 'Created Date', 'Actions']);
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds(canvas)).toEqual([400, 399, 398, 397, 396, 395, 394, 393, 392, 391]);
      await expect(canvas.getByText('1–10 of 400')).toBeVisible();
    });
    await step('an unused key says so', async () => {
      const row = await rowOf(canvas, 400);
      await expect(row.getByText('UNUSED')).toBeVisible();
      await expect(row.getAllByText('Not used')).toHaveLength(2);
    });
  },
});

export const UsedKeys = meta.story({
  parameters: { route: '/admin/keys?dir=asc' },
  play: async ({ canvas }) => {
    const [used] = await canvas.findAllByText('USED');
    const row = within(used!.closest('tr')!);
    await expect(row.queryByText('Not used')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'keys.list': 'neverAnswers' } },
  play: isLoading('keys'),
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: async (context) => {
    await isEmpty(context);
    await expect(context.canvas.getByRole('button', { name: 'Generate keys' })).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/keys?search=no-such-key' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No results')).toBeVisible();
    await expect(canvas.getByText('no-such-key')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await rowOf(canvas, 400);
  },
});

export const Crowded = meta.story({
  parameters: { world: 'crowded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200,000 keys', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('1–10 of 200,000')).toBeVisible();
  },
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await canvas.findByText('110 keys');
    await fitsTheWindow();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 400);
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

export const ErrorFetchingActivationKeys = meta.story({
  name: 'Error fetching activation keys',
  parameters: { outcomes: { 'keys.list': 'noMessage' } },
  play: failsAndRetries('keys.list', 'Error fetching activation keys', 400),
});

export const FailsWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'keys.list': 'serverMessage' } },
  play: failsWithTheServersMessage,
});
