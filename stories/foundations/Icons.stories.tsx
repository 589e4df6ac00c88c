import { expect } from 'storybook/test';
import * as icons from '#src/ui/icons.tsx';
import * as publicIcons from '#src/ui/public-icons.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Icons' });

/** One grid of 20, one stroke of 1.5, round ends. An icon is decoration; the control around it has the name. */
export const All = meta.story({
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {Object.entries({ ...icons, ...publicIcons }).map(([name, Icon]) => (
        <div key={name} className="grid justify-items-center gap-2 rounded-md border border-line bg-raised px-2 py-4">
          <Icon size={22} />
          <span className="mono text-xs text-muted">{name}</span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const svg of canvasElement.querySelectorAll('svg[data-icon]')) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
});
