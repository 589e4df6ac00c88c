import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { keyRows } from '#stories/support/key-table.tsx';
import preview from '#storybook/preview.tsx';

const codes = (count: number) =>
  keyRows(count)
    .map(({ code }) => code)
    .join('\n');

const meta = preview.meta({
  title: 'Kit/CodeBlock',
  component: CodeBlock,
  args: { label: 'keys', text: codes(4) },
});

export const Some = meta.story({ parameters: { pictures: 'all' }, name: 'Four lines' });
export const Many = meta.story({ name: 'Hundred lines, scrolling', args: { text: codes(100) } });
