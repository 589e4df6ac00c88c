// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { ComboBox } from './ComboBox.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useEscapeLayer } from './use-escape-layer.ts';

it('Escape closes the uppermost layer alone, and none while an input method composes (FRM-3)', async () => {
  const close = vi.fn();
  render(
    <Dialog title="Review" onClose={close}>
      <Tooltip content="The full text" delay={0}>
        <button>Cut</button>
      </Tooltip>
      <input aria-label="Name" />
      <ComboBox label="User" options={[]} value={null} onChange={() => {}} />
    </Dialog>,
  );
  const escape = (init?: object, role: 'textbox' | 'combobox' = 'textbox') =>
    act(async () => void fireEvent.keyDown(screen.getByRole(role), { key: 'Escape', ...init }));
  fireEvent.pointerEnter(screen.getByText('Cut'), { pointerType: 'mouse' });
  await screen.findByRole('tooltip');
  await escape({ isComposing: true });
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  await escape();
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  const box = screen.getByRole('combobox');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.pointerEnter(screen.getByText('Cut'), { pointerType: 'mouse' });
  await screen.findByRole('tooltip');
  for (const isExpanded of ['true', 'true', 'false']) {
    await escape({ isComposing: true }, 'combobox');
    expect(box.ariaExpanded).toBe(isExpanded);
    await escape({}, 'combobox');
  }
  expect(close).toHaveBeenCalledOnce();
});

it('a layer beside the page handles only keys pressed inside', () => {
  const close = vi.fn();
  function Sheet() {
    const sheet = useRef<HTMLDivElement>(null);
    useEscapeLayer(true, close, sheet);
    return (
      <>
        <button>Page</button>
        <div ref={sheet}>
          <button>Sheet</button>
        </div>
      </>
    );
  }
  render(<Sheet />);
  const escape = (from: HTMLElement) => fireEvent.keyDown(from, { key: 'Escape' });
  escape(screen.getByText('Page'));
  expect(close).not.toHaveBeenCalled();
  escape(screen.getByText('Sheet'));
  expect(close).toHaveBeenCalledOnce();
});
