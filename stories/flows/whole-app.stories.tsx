import { screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/**
 * The assembled app, from the landing page. A state link opens here if its address is that of the workshop:
 * `?state=…`, and at any other story by `&state=…` behind the story's address.
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
