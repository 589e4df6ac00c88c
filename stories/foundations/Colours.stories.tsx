import { expect } from 'storybook/test';
import { useTheme } from '#src/theme/use-theme.ts';
import preview from '#storybook/preview.tsx';
import { tokensOf, valueOf } from './read-tokens.ts';

const meta = preview.meta({ title: 'Foundations/Colours' });

function Swatch({ name }: { name: string }) {
  useTheme(); // the value is the theme's
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="size-11 shrink-0 rounded-md ring-1 ring-line ring-inset" style={{ background: `var(--${name})` }} />
      <span className="min-w-0">
        <span className="block font-medium">{name.replace('color-', '')}</span>
        <span className="mono block truncate text-xs text-muted">{valueOf(name)}</span>
      </span>
    </div>
  );
}

/** Every role with its value in the theme of the toolbar. Use them as utilities: bg-raised, text-muted, border-line. */
export const Roles = meta.story({
  render: () => <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{tokensOf('color').map((name) => <Swatch key={name} name={name} />)}</div>,
  play: async ({ canvas }) => expect(canvas.getByText('accent-text')).toBeVisible(),
});

const layers = ['sunken', 'surface', 'raised', 'float'];

/** Light tells its layers apart by hairlines, dark by steps of graphite. */
export const Layers = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-4">
      {layers.map((layer) => (
        <div key={layer} className="grid h-28 w-44 content-end rounded-lg border border-line p-4" style={{ background: `var(--color-${layer})` }}>
          <span className="font-medium">{layer}</span>
          <span className="text-xs text-muted">muted on {layer}</span>
        </div>
      ))}
    </div>
  ),
});
