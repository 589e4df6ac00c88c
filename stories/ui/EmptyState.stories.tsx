import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState, FailedState, NoMatches } from '#src/ui/EmptyState.tsx';
import { KeyIcon, PlusIcon } from '#src/ui/icons.tsx';
import preview from '#storybook/preview.tsx';
import { longError, longestCode, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { narrow } from './narrow.tsx';

const meta = preview.meta({ title: 'Kit/EmptyState', component: EmptyState, tags: ['autodocs'], args: { title: 'Nothing here yet' } });

export const Plain = meta.story({});
export const WithAction = meta.story({
  args: { icon: <KeyIcon size={22} />, children: 'Generate the first keys to sell them.', action: <Button variant="primary" icon={<PlusIcon size={16} />}>Generate keys</Button> },
});

const clear = fn();
export const NothingMatches = meta.story({
  render: () => <NoMatches search={longestCode} onClear={clear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
});

const retry = fn();
export const Failed = meta.story({
  render: () => <FailedState message="Error fetching activation keys" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching activation keys');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const RetryByKeyboard = meta.story({
  parameters: { visual: false },
  render: () => <FailedState message="Error fetching activation keys" onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({ ...narrow, args: { title: longError, children: unbrokenCode, action: <Button>{twoLineLabel}</Button> } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { icon: <KeyIcon size={22} />, children: 'Generate the first keys to sell them.', action: <><Button variant="primary" icon={<PlusIcon size={16} />}>Generate keys</Button><Button>Import</Button></> },
});
