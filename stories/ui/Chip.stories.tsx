import { Chip } from '#src/ui/Chip.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Chip', component: Chip, tags: ['autodocs'], args: { children: 'UNUSED', tone: 'success' as const } });

export const Success = meta.story({});
export const Danger = meta.story({ args: { tone: 'danger', children: 'USED' } });
export const AllTones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(['neutral', 'success', 'danger', 'warning', 'info', 'accent'] as const).map((tone) => <Chip key={tone} tone={tone}>{tone.toUpperCase()}</Chip>)}
    </div>
  ),
});

export const Longest = meta.story({
  ...narrow,
  render: (args) => <div className="grid justify-items-start gap-3"><Chip {...args}>{twoLineLabel}</Chip><Chip {...args}>{unbrokenCode}</Chip></div>,
});
