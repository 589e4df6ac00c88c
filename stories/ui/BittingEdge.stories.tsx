import { expect } from 'storybook/test';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/BittingEdge', component: BittingEdge });

/** In the colour of the surface below it. */
export const Sunken = meta.story({
  parameters: { pictures: 'all' },
  name: 'Above a sunken part',
  render: () => (
    <div className="max-w-2xl text-sunken">
      <BittingEdge />
      <div className="h-16 bg-sunken" />
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-hidden="true"] svg')).toBeVisible(),
});
