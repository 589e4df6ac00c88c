import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MatrixPage } from './matrix/MatrixPage.tsx';

const meta = preview.meta({
  title: 'Outcomes/Matrix',
  component: MatrixPage,
  parameters: { pictures: false },
  argTypes: { search: { control: 'text' } },
});

/** The cells of one call: by arrow keys, each says what happens and links to where it can be seen. */
export const OneCall = meta.story({
  tags: ['MOC-5'],
  args: { search: 'keys.update' },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('link', { name: /^keys\.update, 502 page: by a test/ });
    await expect(cell).toHaveAttribute(
      'href',
      './?path=/story/outcomes-admin-actions--update-key&args=fault:502+page',
    );
    await userEvent.tab({ shift: true }); // to the last control of the page, the table
    await expect(
      within(canvas.getByRole('table')).getByRole('link', { name: /serverMessage/ }),
    ).toHaveFocus();
    await canvas.findByText(
      '503 · “Down for maintenance until 14:00 UTC” · TOA-3: the server’s message is preferred',
    );
    await userEvent.keyboard('{End}');
    await canvas.findByText(/“Key not found”/);
  },
});
