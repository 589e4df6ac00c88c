import { getResponse } from 'msw';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { createThirdPartyHandlers } from '#mocks/third-parties/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import faces from '#src/ui/fonts/faces.css?inline';
import { StoryPanel } from '#storybook/mock-panel/StoryPanel.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';

const handlers = createThirdPartyHandlers({ httpOnly: false });

/** A page of a third party, in a frame because it has styles of its own, in the theme of the story and our fonts: the system's differ. */
function ThirdPartyPage({ path }: { path: string }) {
  const [text, setText] = useState('');
  const theme = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const showTheme = () => {
    const root = frame.current?.contentDocument?.documentElement; // none while it loads
    if (root) root.dataset.theme = theme;
  };
  useEffect(showTheme);
  useEffect(() => {
    const request = new Request(new URL(path, location.href));
    void getResponse(handlers, request).then(async (response) => setText((await response?.text()) ?? ''));
  }, [path]);
  return (
    <iframe
      ref={frame}
      title={path}
      srcDoc={`${text}<style>${faces}</style>`}
      onLoad={showTheme}
      className="block h-dvh w-full border-0"
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Demo',
  component: ThirdPartyPage,
  tags: ['screen'],
  args: { path: '/mock/checkout/1' },
  globals: { persona: 'customer' },
  parameters: {
    screen: true,
    docs: about(
      'What the demo shows besides the product: stubs of third parties, and the panel of the mock backend.',
    ),
  },
});

async function seen(path: string, name: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(path);
  const page = () => within(frame.contentDocument!.body);
  await waitFor(() => expect(page().getByRole('button', { name })).toBeVisible());
}

export const Checkout = meta.story({
  parameters: { pictures: 'all' },
  beforeEach: () =>
    void db.checkouts.insert({
      userId: personas.customer.id,
      plan: 249,
      status: 'DECLINED',
      bookAt: null,
      createdDate: new Date().toISOString(),
    }),
  play: () => seen('/mock/checkout/1', 'Pay €2.49'),
});

export const Consent = meta.story({
  name: 'Discord: consent',
  args: { path: '/mock/discord' },
  play: () => seen('/mock/discord', 'Authorize'),
});

/** Each part of the panel, the calls last. */
export const Panel = meta.story({
  render: () => <StoryPanel />,
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    for (const tab of tabs.toReversed()) {
      await userEvent.click(tab);
      await expect(canvas.getByRole('tabpanel', { name: tab.textContent })).toBeVisible();
    }
  },
});
