import { Chip } from '#src/ui/Chip.tsx';
import preview from '#storybook/preview.tsx';

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
