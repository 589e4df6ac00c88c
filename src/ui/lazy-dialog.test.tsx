// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyDialog, useDialogsPreloaded } from './lazy-dialog.tsx';

const Hello = ({ onClose }: { onClose(): void }) => <button onClick={onClose}>Hello</button>;
const code = { Hello };

it('shows a dialog opened before its code has loaded, and later dialogs at once', async () => {
  let arrive = (_: typeof code) => {};
  const Late = lazyDialog(() => new Promise<typeof code>((resolve) => (arrive = resolve)), 'Hello');
  const { unmount, container } = render(<Late onClose={() => {}} />);
  expect(container.childElementCount).toBe(0);
  await act(async () => arrive(code));
  expect(screen.getByText('Hello')).toBeTruthy();
  unmount();

  render(<Late onClose={() => {}} />);
  expect(screen.getByText('Hello')).toBeTruthy();
});

it('offers a reload after a failed load, and loads when opened again (HOS-3)', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(); // jsdom has none
  vi.spyOn(console, 'error').mockReturnValue();
  const close = vi.fn();
  const load = vi
    .fn<() => Promise<typeof code>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(code);
  const Lost = lazyDialog(load, 'Hello');

  const { unmount } = render(<Lost onClose={close} />);
  expect(await screen.findByText(/^Part of this page could not be loaded/)).toBeTruthy();
  expect(screen.getByText('Reload')).toBeTruthy();
  fireEvent.click(screen.getByText('Close'));
  expect(close).toHaveBeenCalledOnce();
  unmount();

  render(<Lost onClose={close} />);
  expect(await screen.findByText('Hello')).toBeTruthy();
});

it.each<[string, object | undefined, boolean]>([
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['an unknown line', undefined, true],
  ['a slow line', { saveData: false, effectiveType: '3g' }, false],
  ['a user who saves data', { saveData: true, effectiveType: '4g' }, false],
])('preloads dialogs on %s with %j: %s', async (_, connection, isPreloaded) => {
  const load = vi.fn(async () => code);
  lazyDialog(load, 'Hello');
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal('cancelIdleCallback', () => {});
  function View() {
    useDialogsPreloaded(true);
    return null;
  }
  render(<View />);
  expect(load).toHaveBeenCalledTimes(isPreloaded ? 1 : 0);
});
