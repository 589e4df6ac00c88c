import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton, tags: ['loading'] });

export const Line = meta.story({
  parameters: { pictures: false },
  args: { shape: 'line', className: 'w-40' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="line">
        <Skeleton className="w-40" />
      </Variant>
      <Variant name="block">
        <Skeleton shape="block" className="h-24 w-64" />
      </Variant>
      <Variant name="circle">
        <Skeleton shape="circle" className="size-12" />
      </Variant>
    </Sheet>
  ),
});
