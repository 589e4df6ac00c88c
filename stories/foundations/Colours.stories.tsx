import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ColourSheet } from './ColourSheet.tsx';
import { themes } from './parts.tsx';

const meta = preview.meta({ title: 'Foundations/Colours', component: ColourSheet, tags: ['!autodocs'] });

export const Roles = meta.story({
  parameters: { pictures: 'all' },
  name: 'All colours, both themes',
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-panel]')];
    await expect(panels.length).toBeGreaterThan(50);
    for (const panel of panels) {
      const theme = panel.dataset.panel === 'dark' ? 'dark' : 'light';
      await expect(getComputedStyle(panel).getPropertyValue('--color-surface')).toBe(
        themes[theme].get('color-surface'),
      );
    }
  },
});
