import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/ThemeToggle', component: ThemeToggle });

/** Follows the theme of the toolbar. */
export const Typical = meta.story({ parameters: { pictures: 'all' }, name: 'In either theme' });
