// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { clearUserState, resumeState } from '#src/app/resume-state.ts';
import { timings } from '#src/app/timings.ts';
import { endpoint } from '#src/contract/endpoint.ts';
import { ignored } from '#src/contract/wire.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { ComboBox } from '#src/ui/ComboBox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useWriteForm } from './use-write-form.ts';

const shared = { method: 'POST', access: 'user', summary: 'Save times', reply: ignored } as const;
const body = z.object({ hours: z.number(), count: z.nullable(z.number()), end: z.string() });
const saveTimes = endpoint({ ...shared, path: '/api/times', body });
const saveRow = endpoint({
  ...shared,
  path: '/api/rows/:id',
  body: z.object({ code: z.string(), name: z.string(), password: z.string() }),
});
const saveChoice = endpoint({
  ...shared,
  path: '/api/choice',
  body: z.object({ choice: z.number('Choose') }),
});

/** A form of fields that keep a value of their own kind. */
function TimesForm({ count = 0 }: { count?: number | null }) {
  const form = useWriteForm(saveTimes, { defaultValues: { hours: 24, count, end: '' }, errorMessage: '' });
  return (
    <form onSubmit={form.submit}>
      <NumberField label="Hours" min={1} {...form.controlled('hours')} />
      <NumberField label="Count" min={1} {...form.controlled('count')} />
      <DeadlineField label="End" {...form.controlled('end')} />
    </form>
  );
}

function ChoiceForm({ kind, choice }: { kind: string; choice: number | undefined }) {
  const form = useWriteForm(saveChoice, {
    defaultValues: { choice },
    errorMessage: '',
    badRequestField: 'choice',
  });
  const props = { label: 'Choice', ...form.controlled('choice'), options: [] };
  return (
    <form onSubmit={form.submit}>
      {kind === 'Select' && <Select {...props} />}
      {kind === 'ComboBox' && <ComboBox {...props} onChange={() => {}} />}
      {kind === 'FileField' && <FileField {...props} file={undefined} onChange={() => {}} />}
    </form>
  );
}

function draw(form = <TimesForm />, answer = () => Response.json({})) {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    sent(await request.json());
    return answer();
  });
  render(form, { wrapper: inQueryClient() });
  return sent;
}

it.each([
  ['Select', 'form'],
  ['ComboBox', 'form'],
  ['FileField', 'form'],
  ['FileField', 'server', 1], // disabled while it is sent
])('focuses its %s with the message of the %s', async (kind, _, choice?: number) => {
  draw(<ChoiceForm {...{ kind, choice }} />, () => Response.json({ message: 'Choose' }, { status: 400 }));
  fireEvent.submit(field('Choice').form!);
  await screen.findByText('Choose');
  await waitFor(() => expect(document.activeElement).toBe(field('Choice')));
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fillSilently = (label: string, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(label), value);

it('sends autofilled numbers and ends without an event, after a render too (FRM-9)', async () => {
  const sent = draw();
  fillSilently('Hours', '48');
  fillSilently('Count', '5');
  fireEvent.change(field('End'), { target: { value: '2027-01-01T00:00' } });
  fillSilently('End', '2027-01-02T03:04');
  fireEvent.submit(field('Hours').form!);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ hours: 48, count: 5, end: '2027-01-02T03:04' }));
});

it.each([0, null])('sends an unedited %s unchanged (LIS-14)', async (count) => {
  const sent = draw(<TimesForm count={count} />);
  fireEvent.blur(field('Count'));
  fireEvent.submit(field('Hours').form!);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ hours: 24, count, end: '' }));
});

it('does not change a number being typed (FRM-9)', async () => {
  draw();
  act(() => field('Hours').focus());
  fireEvent.change(field('Hours'), { target: { value: '' } });
  await act(() => new Promise((resolve) => setTimeout(resolve, timings.filledPoll * 2)));
  expect(field('Hours').value).toBe('');
});

it('the form of a row starts with its text from before the session ended, without passwords (SES-12, LIS-14)', () => {
  clearUserState();
  const open = (id: number, name: string) =>
    renderHook(
      () =>
        useWriteForm(saveRow, {
          params: { id },
          defaultValues: { code: '', name, password: '' },
          errorMessage: '',
        }),
      { wrapper: inQueryClient() },
    );
  const before = open(7, 'Rust');
  act(() => before.result.current.setValue('code', 'A-1'));
  act(() => before.result.current.setValue('password', 'secret-1'));
  resumeState.saveDrafts('ada');
  before.unmount();
  expect(open(8, 'CS2').result.current.values).toEqual({ code: '', name: 'CS2', password: '' });
  const changedMeanwhile = open(7, 'Rust EU');
  expect(changedMeanwhile.result.current.values).toEqual({ code: 'A-1', name: 'Rust EU', password: '' });
});

it.each([
  ['until the form is sent', Response.json({}), {}],
  ['after a refusal', Response.json({ message: 'Used' }, { status: 400 }), { key: 'A-1' }],
])('keeps the text of a field over a reload %s (SES-12)', async (_, response, kept) => {
  clearUserState();
  vi.stubGlobal('fetch', async () => response);
  const keyBody = z.object({ key: z.string(), password: z.string() });
  const redeem = endpoint({ ...shared, path: '/api/key', body: keyBody });
  const open = () =>
    renderHook(
      () =>
        useWriteForm(redeem, { defaultValues: { key: '', password: '' }, keeps: 'key', errorMessage: '' }),
      { wrapper: inQueryClient() },
    );
  const { result, unmount } = open();
  act(() => result.current.setValue('password', 'secret-1'));
  act(() => result.current.setValue('key', 'A-1'));
  expect(sessionStorage.getItem('waiting-for-sign-in')).toBe('{"typed":{"key":"A-1"}}');
  await act(async () => result.current.submit());
  await waitFor(() => expect(resumeState.typed('key')).toEqual(kept));
  unmount();
  expect(open().result.current.values).toEqual({ key: '', password: '', ...kept });
});
