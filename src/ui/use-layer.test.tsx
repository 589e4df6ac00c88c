// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useLayer } from './use-layer.ts';

it('Escape closes the uppermost layer alone, and none while an input method composes (FRM-3)', async () => {
  const close = vi.fn();
  render(
    <Dialog title="Review" onClose={close}>
      <Tooltip content="The full text" delay={0}>
        <button>Cut</button>
      </Tooltip>
      <input aria-label="Name" />
      <input role="combobox" aria-expanded aria-label="User" aria-controls="users" onKeyDown={close} />
    </Dialog>,
  );
  const escape = (init?: object, label = 'Name') =>
    act(async () => void fireEvent.keyDown(screen.getByLabelText(label), { key: 'Escape', ...init }));
  fireEvent.pointerEnter(screen.getByText('Cut'), { pointerType: 'mouse' });
  await screen.findByRole('tooltip');
  await escape({ isComposing: true });
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  await escape();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  for (const label of ['Name', 'User']) await escape({ isComposing: true }, label);
  expect(close).not.toHaveBeenCalled();
  await escape();
  expect(close).toHaveBeenCalledOnce();
});

it('a layer beside the page hears what is pressed inside it; a list of choices has its own Escape', async () => {
  const close = vi.fn();
  const choose = vi.fn();
  function Sheet() {
    const sheet = useRef<HTMLDivElement>(null);
    useLayer(true, close, sheet);
    return (
      <>
        <button>Page</button>
        <div ref={sheet}>
          <button>Sheet</button>
          <input role="combobox" aria-expanded="true" aria-controls="choices" onKeyDown={choose} />
        </div>
      </>
    );
  }
  render(<Sheet />);
  const escape = (from: HTMLElement) => fireEvent.keyDown(from, { key: 'Escape' });
  escape(screen.getByText('Page'));
  escape(screen.getByRole('combobox'));
  expect(choose).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  escape(screen.getByText('Sheet'));
  expect(close).toHaveBeenCalledOnce();
});
