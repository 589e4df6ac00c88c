import { expect } from 'storybook/test';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner, tags: ['loading'] });

export const Named = meta.story({
  parameters: { pictures: false },
  args: { label: 'Loading' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading'),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      {[16, 20, 32].map((size) => (
        <Variant key={size} name={`${size} px`}>
          <Spinner size={size} />
        </Variant>
      ))}
    </Sheet>
  ),
});

export const Decoration = meta.story({
  parameters: { pictures: false },
  args: { size: 32 },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
});
