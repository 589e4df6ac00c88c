import { expect } from 'storybook/test';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/KeyBlade', component: KeyBlade, args: { code: 'JHMW-33AE-9XKQ' } });

const codes = ['JHMW-33AE-9XKQ', 'JHMW-33AE-9XKP', '0000-0000-0000', 'AZ'.repeat(127)];

export const Codes = meta.story({
  tags: ['FRM-2'],
  parameters: { pictures: 'all', forcedColors: true },
  render: () => (
    <Sheet>
      {codes.map((code) => (
        <Variant key={code} name={code.slice(0, 14)}>
          <KeyBlade code={code} />
        </Variant>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const blades = [...canvasElement.querySelectorAll('svg')];
    await expect(blades).toHaveLength(codes.length);
    for (const blade of blades) {
      await expect(blade).toHaveAttribute('aria-hidden', 'true');
      const { width, height } = blade.getBoundingClientRect();
      await expect([width, height]).toEqual([240, 28]);
    }
  },
});
