import { expect } from 'storybook/test';
import { Spinner } from '#src/ui/Spinner.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner, tags: ['autodocs'] });

export const Named = meta.story({ args: { label: 'Loading' }, play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading') });
export const Decoration = meta.story({ args: { size: 32 }, play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull() });
