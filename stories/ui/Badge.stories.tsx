import { expect } from 'storybook/test';
import { Badge } from '#src/ui/Badge.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { twoLineLabel } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, tags: ['autodocs'], args: { count: 7, label: 'pending' } });

export const One = meta.story({ args: { count: 1 } });
export const Some = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('pending')).toBeInTheDocument() });
export const Many = meta.story({ args: { count: 12_345 }, play: async ({ canvas }) => expect(canvas.getByText('999+')).toBeVisible() });
export const None = meta.story({ args: { count: 0 }, play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('') });

export const Longest = meta.story({ ...narrow, args: { count: Number.MAX_SAFE_INTEGER, label: twoLineLabel } });
