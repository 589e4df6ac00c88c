import { screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/**
 * The assembled app, from the landing page. A state link opens here if its address is Storybook's: `?state=…`;
 * `&state=…` behind a story's address opens that story.
 */
const meta = preview.meta({
  title: 'Flows/Whole app',
  tags: ['flow'],
  parameters: { app: true, pictures: false },
});

export const AnyState = meta.story({
  // after the splash; also below a dialog that the state opens
  play: async () => void (await screen.findByRole('main', { hidden: true })),
});
