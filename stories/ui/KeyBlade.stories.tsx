import { expect } from 'storybook/test';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/KeyBlade', component: KeyBlade, args: { code: 'JHMW-33AE-9XKQ' } });

const blades = {
  'a code': { code: 'JHMW-33AE-9XKQ' },
  'another code': { code: 'JHMW-33AE-9XKP' },
  'a username': { code: 'premium' },
  'a day left': { code: 'premium', left: 1 },
  'a third left': { code: 'premium', left: 10 },
  'seven days': { code: 'premium', teeth: 7, left: 4 },
};

export const Codes = meta.story({
  tags: ['FRM-2', 'SUB-2'],
  parameters: { pictures: 'all', forcedColors: true },
  args: { className: 'text-accent' },
  render: variantsOf(KeyBlade, blades, { className: 'w-80' }),
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll('.key-blade')].map(
      (blade) => blade.querySelectorAll('span:not([data-spent])').length,
    );
    await expect(filled).toEqual([30, 30, 30, 1, 10, 4]);
  },
});
