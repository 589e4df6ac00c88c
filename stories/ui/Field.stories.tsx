import { expect, waitFor } from 'storybook/test';
import { controlHeight, controlClasses, Field } from '#src/ui/Field.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Field',
  component: Field,
  args: {
    label: 'Colour',
    className: 'max-w-sm',
    children: (control) => (
      <input type="text" defaultValue="blue" className={`${controlClasses} ${controlHeight}`} {...control} />
    ),
  },
});

export const Plain = meta.story({ parameters: { pictures: false } });

export const WithEverything = meta.story({
  parameters: { pictures: 'all' },
  name: 'Error in place of the helper, focused',
  tags: ['error'],
  args: { helper: 'As one says it', error: 'Nobody says that', required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Colour' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeRequired();
  },
});
