import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { CardIcon, CpuIcon, DownloadIcon } from '#src/ui/icons.tsx';
import { Tabs, type TabsHandle } from '#src/ui/Tabs.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longName, twoLineLabel } from './long-texts.ts';

type Props = ComponentProps<typeof Tabs<string>>;

function Held({ selected: initial, onSelect, ...props }: Props) {
  const [selected, setSelected] = useState(initial);
  return (
    <Tabs
      {...props}
      selected={selected}
      onSelect={(id) => {
        setSelected(id);
        onSelect(id);
      }}
    />
  );
}

const tabs = [
  { id: 'buy', label: 'Buy premium', icon: <CardIcon size={16} />, content: 'The ways to pay' },
  { id: 'download', label: 'Download client', icon: <DownloadIcon size={16} />, content: 'The client' },
  { id: 'hwid', label: 'Reset HWID', icon: <CpuIcon size={16} />, content: 'The request' },
];

const meta = preview.meta({
  title: 'Kit/Tabs',
  component: Tabs<string>,
  tags: ['autodocs'],
  args: { label: 'Premium', tabs, selected: 'buy', onSelect: fn() },
  render: (args) => <Held {...args} />,
});

export const Main = meta.story({});
export const Sub = meta.story({ args: { variant: 'sub' } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Download client', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Reset HWID', selected: true })).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Buy premium', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Download client', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Download client' })).toHaveTextContent('The client');
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('hwid');
  },
});

function Upgrading() {
  const [selected, setSelected] = useState('hwid');
  const handle = useRef<TabsHandle>(null);
  const upgrade = (
    <Button
      onClick={() => {
        setSelected('buy');
        handle.current?.focus('buy');
      }}
    >
      Upgrade to Premium
    </Button>
  );
  return <Tabs ref={handle} label="Premium" selected={selected} onSelect={setSelected} tabs={tabs.map((tab) => (tab.id === 'hwid' ? { ...tab, content: upgrade } : tab))} />;
}

export const FocusFollowsTheUpgrade = meta.story({
  render: () => <Upgrading />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade to Premium' }));
    await expect(canvas.getByRole('tab', { name: 'Buy premium', selected: true })).toHaveFocus();
  },
});

/** The row scrolls; the one that is chosen comes into sight. */
export const Longest = meta.story({
  ...narrow,
  args: { tabs: [twoLineLabel, longName, 'Last'].map((label) => ({ id: label, label, content: label })), selected: twoLineLabel },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await document.fonts.ready; // the width of the labels is theirs
    await narrow.play({ canvasElement });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(canvas.getByRole('tab', { name: 'Last' }).getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
  },
});
