// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import { topDialog } from './open-dialogs.ts';

afterEach(cleanup);

it.each([
  ['a form that is sent, such as an upload, stays', true, 0],
  ['a form closes', false, 1],
])('on Back %s', (_, busy, closes) => {
  const onClose = vi.fn();
  render(
    <FormDialog title="Upload client" submitLabel="Upload" busy={busy} onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Version" />
    </FormDialog>,
  );
  act(() => topDialog()?.());
  expect(onClose).toHaveBeenCalledTimes(closes);
});
