import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';

const meta = preview.meta({ title: 'Kit/BittingEdge', component: BittingEdge, tags: ['autodocs'] });

/** In the colour of the part that begins below it. */
export const Sunken = meta.story({
  render: () => (
    <div className="max-w-2xl text-sunken">
      <BittingEdge />
      <div className="h-16 bg-sunken" />
    </div>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
});
