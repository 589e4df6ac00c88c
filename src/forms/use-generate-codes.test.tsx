// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { copyText } from '#src/app/clipboard.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { notify } from '#src/app/notify.ts';
import { useCopiedCodes, useGenerateCodes } from './use-generate-codes.ts';

vi.mock('#src/app/clipboard.ts', () => ({ copyText: vi.fn() }));

const onDone = vi.fn();
const copies = (isCopied: boolean) =>
  vi.mocked(copyText).mockImplementation(async (text) => (await text, isCopied));

beforeEach(() => {
  copies(true);
  vi.stubGlobal('fetch', async () => Response.json({ codes: ['A1', 'B2'] }));
  for (const severity of ['success', 'warning'] as const) vi.spyOn(notify, severity).mockReturnValue('');
});

function render() {
  const wrapper = inQueryClient();
  return renderHook(
    () =>
      useGenerateCodes(
        adminInvites.generate,
        { codesOf: (reply) => reply.codes, copied: 'Copied', onDone },
        { defaultValues: { count: 2, userId: undefined }, errorMessage: 'Error generating codes' },
      ),
    { wrapper },
  );
}

it('starts to copy within the click, shows the toast once copied, then closes', async () => {
  const { result } = render();
  await act(async () => {
    result.current.submit();
    await Promise.resolve().then(() => {});
    expect(copyText).toHaveBeenCalledOnce();
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await vi.mocked(copyText).mock.lastCall![0]).toBe('A1\nB2');
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Copied');
});

it('shows no success if the browser refuses, and passes the codes on to be shown', async () => {
  copies(false);
  const { result } = render();
  act(() => result.current.submit());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onDone.mock.lastCall).toMatchObject([{ text: 'A1\nB2', isCopied: false }, { body: { count: 2 } }]);
  expect(notify.success).not.toHaveBeenCalled();
  expect(notify.warning).toHaveBeenCalledExactlyOnceWith('Generated, but the browser blocked copying');
});

/** True if the browser would ask before the page is left. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before leaving the page while generating, and until the shown codes are copied (KEY-5)', async () => {
  const { result } = render();
  expect(isAsked()).toBe(false);
  act(() => result.current.submit());
  expect(isAsked()).toBe(true);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(isAsked()).toBe(false);
  const codes = renderHook(() => useCopiedCodes(false)).result;
  act(() => codes.current.onCopied(false));
  expect(isAsked()).toBe(true);
  act(() => codes.current.onCopied(true));
  expect(isAsked()).toBe(false);
});
