// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { uploadTransport } from '#src/api/upload.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { clearUserState, resumeState } from '#src/app/resume-state.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { UploadDialog } from './UploadDialog.tsx';

const NOTE = 'Interrupted: upload of version 1.2. It may have gone through';

beforeEach(() => {
  clearUserState();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

const noted = () => Object.values(resumeState.get().interrupted ?? {});

function open() {
  cleanup();
  render(<UploadDialog onClose={() => {}} />, { wrapper: inQueryClient(undefined, inRouter('/').InRouter) });
}

/** Uploads; the answer is up to the test. */
async function begin() {
  let end = { resolve: (_: unknown) => {}, reject: (_: Error) => {} };
  const send = vi
    .spyOn(uploadTransport, 'send')
    .mockImplementation(
      () => new Promise((resolve, reject) => (end = { resolve: resolve as () => void, reject })),
    );
  open();
  fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [new File(['MZ'], 'client.exe')] } });
  fireEvent.change(screen.getByLabelText(/^Version/), { target: { value: '1.2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  return end;
}

it('shows after a reload that the aborted upload may have succeeded (UPL-2)', async () => {
  const { reject } = await begin();
  expect(noted()).toEqual([NOTE]);
  reject(new DOMException('Aborted', 'AbortError'));
  await screen.findByText('Error uploading client');
  open();
  expect(screen.getByText(NOTE)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(noted()).toEqual([undefined]);
});

it.each(['success', 'refusal'])('keeps no note after a %s (UPL-2)', async (answer) => {
  const { resolve } = await begin();
  resolve({
    status: answer === 'success' ? 200 : 409,
    type: 'application/json',
    text: '{"message":"Known"}',
  });
  await waitFor(() => expect(noted()).toEqual([undefined]));
});
