// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Form } from './Form.tsx';
import { IconButton } from './IconButton.tsx';
import { Menu } from './Menu.tsx';

const isPrevented = (name: string, repeat: boolean) =>
  !fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter', repeat });

it('a held Enter sends a form and presses a button once, and breaks lines (API-6)', () => {
  const item = { label: <span aria-label="Item">Item</span>, onSelect() {} };
  render(
    <>
      <Form>
        <input aria-label="Field" />
        <textarea aria-label="Reason" />
      </Form>
      <Button aria-label="Button" />
      <IconButton label="Icon" icon={null} />
      <Menu trigger={<button>Menu</button>} items={[item]} />
    </>,
  );
  fireEvent.click(screen.getByText('Menu'));
  for (const name of ['Field', 'Button', 'Icon', 'Item'])
    expect([name, isPrevented(name, true), isPrevented(name, false)]).toEqual([name, true, false]);
  expect(isPrevented('Reason', true)).toBe(false);
});
