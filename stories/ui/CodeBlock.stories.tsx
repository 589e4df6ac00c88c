import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import preview from '#storybook/preview.tsx';
import { keyRows } from './key-table.tsx';
import { longestCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/CodeBlock', component: CodeBlock, tags: ['autodocs'], args: { label: 'keys', className: 'max-w-md', text: keyRows(4).map(({ code }) => code).join('\n') } });

export const Some = meta.story({});
export const Many = meta.story({ args: { text: keyRows(100).map(({ code }) => code).join('\n') } });
export const Longest = meta.story({ args: { text: longestCode } });
