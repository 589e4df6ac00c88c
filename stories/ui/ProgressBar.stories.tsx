import { expect } from 'storybook/test';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { twoLineLabel } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/ProgressBar', component: ProgressBar, tags: ['autodocs'], args: { value: 62, label: 'Upload', className: 'max-w-sm' } });

export const Typical = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '62') });
export const WithPercent = meta.story({ args: { showPercent: true } });
export const Warning = meta.story({ args: { value: 8, tone: 'warning' } });
export const Unknown = meta.story({ args: { value: undefined }, play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow') });
export const OutOfRange = meta.story({ args: { value: 180, showPercent: true }, play: async ({ canvas }) => expect(canvas.getByText('100%')).toBeVisible() });
export const NotANumber = meta.story({ args: { value: Number.NaN }, play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow') });

export const LongestLabel = meta.story({ ...narrow, args: { label: twoLineLabel, value: 100, showPercent: true } });

/** Fills from where one begins to read. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { showPercent: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const fill = bar.firstElementChild as Element;
    await expect(fill.getBoundingClientRect().right).toBeCloseTo(bar.getBoundingClientRect().right);
  },
});
