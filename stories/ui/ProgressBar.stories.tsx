import { expect } from 'storybook/test';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { value: 62, label: 'Upload', className: 'max-w-sm' },
});

export const Typical = meta.story({
  name: 'Two thirds',
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
});

export const Variants = meta.story({
  parameters: { pictures: 'all', forcedColors: true },
  render: () => (
    <Sheet>
      {(['accent', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
        <Variant key={tone} name={tone} className="w-48">
          <ProgressBar value={62} label="Upload" tone={tone} />
        </Variant>
      ))}
      {[62, 0, 1, 100].map((value) => (
        <Variant key={value} name={value === 62 ? 'with the number' : String(value)} className="w-48">
          <ProgressBar value={value} label="Upload" showPercent />
        </Variant>
      ))}
      <Variant name="amount unknown" className="w-48">
        <ProgressBar value={undefined} label="Upload" />
      </Variant>
    </Sheet>
  ),
});

export const OutOfRange = meta.story({
  name: 'More than 100',
  parameters: { pictures: false },
  args: { value: 180, showPercent: true },
  play: async ({ canvas }) => expect(canvas.getByText('100%')).toBeVisible(),
});

export const NotANumber = meta.story({
  parameters: { pictures: false },
  args: { value: Number.NaN },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
});
