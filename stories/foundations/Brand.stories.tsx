import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { Brand, BrandMark } from '#src/ui/Brand.tsx';
import { expectToBeCut } from '../ui/narrow.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Brand', component: Brand, args: { name: 'Software Provider' } });

export const WithName = meta.story({});
export const LongName = meta.story({ args: { name: 'A provider with a name longer than its header' }, render: (args) => <div className="w-52"><Brand {...args} /></div>, play: async ({ args, canvas }) => expectToBeCut(canvas.getByText(args.name), args.name) });

/** A square split along the cuts of a key: key above, lock below. */
export const Mark = meta.story({ render: () => <div className="flex items-end gap-6">{[16, 24, 32, 64, 128].map((size) => <BrandMark key={size} size={size} />)}</div> });

/** The same cuts as an edge between parts of a public page. */
export const Edge = meta.story({ render: () => <BittingEdge className="text-accent" /> });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { name: 'A provider with a name longer than its header' },
  render: (args) => <div className="w-52"><Brand {...args} /></div>,
});
