// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { typedCode } from '#src/contract/admin/codes.ts';
import { endpoint } from '#src/contract/endpoint.ts';
import { ignored } from '#src/contract/wire.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { notify } from '#src/app/notify.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useWriteForm, type WriteFormOptions } from './use-write-form.ts';

/** A call of this test alone, so that no form of the app is bound to it. */
const Thing = z.object({
  code: typedCode(/^[A-Za-z0-9-]+$/, 'Code can only contain letters, numbers, and hyphens'),
  productId: z.number(),
  durationHours: z.number().check(z.minimum(1)),
});
const saveThing = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  access: 'user',
  summary: 'Save a thing',
  body: Thing,
  reply: ignored,
});

/** Events in order: bodies that were sent, toasts, and that the form was done. */
let events: unknown[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  events = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (request: Request) => {
    events.push(`${request.method} ${new URL(request.url).pathname}`, await request.json());
    return answer();
  });
  vi.spyOn(notify, 'success').mockImplementation((text) => (events.push(`success: ${text}`), ''));
  vi.spyOn(notify, 'error').mockImplementation((text) => (events.push(`error: ${text}`), ''));
});

const inApp = (form: React.ReactNode) => render(form, { wrapper: inQueryClient() });

function ThingForm(options: Partial<WriteFormOptions<typeof saveThing>>) {
  const form = useWriteForm(saveThing, {
    params: { id: 7 },
    defaultValues: { code: 'OLD-1', productId: 2, durationHours: 24 },
    successMessage: 'Saved',
    errorMessage: 'Error saving',
    onSuccess: () => void events.push('done'),
    ...options,
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Code" {...form.register('code')} />
      <NumberField label="Duration" min={1} {...form.controlled('durationHours')} />
      <FormError messages={form.formErrors} />
      <button disabled={!form.isComplete}>{form.busy ? 'Saving...' : 'Save'}</button>
    </form>
  );
}

function AgreedForm() {
  const isAgreed = z.boolean().check(z.refine((isChecked) => isChecked, 'Please agree'));
  const form = useWriteForm(saveThing, {
    params: { id: 7 },
    schema: z.extend(Thing, { isAgreed }),
    defaultValues: { code: 'A', productId: undefined, durationHours: 1, isAgreed: false },
    toBody: (values) => ({ ...values, productId: values.productId ?? 3 }),
    errorMessage: '',
  });
  return (
    <form onSubmit={form.submit}>
      <TextField label="Code" {...form.register('code')} />
      <Checkbox label="Agreed" {...form.register('isAgreed')} />
    </form>
  );
}

const code = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (text: string, field: Element = code()) => fireEvent.change(field, { target: { value: text } });
const submit = () => fireEvent.submit(code().form!);
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const notes = () =>
  [...document.querySelectorAll('p.text-danger:not([role])')].map((note) => note.textContent);
const refuse = (status: number, body: object) => () => Response.json(body, { status });

/** Fills a field as some password managers do: without an event, past React. */
function fillSilently(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
}

describe('an autofilled value without an event (FRM-9)', () => {
  it('is sent', async () => {
    inApp(<ThingForm defaultValues={{ code: '', productId: 2, durationHours: 24 }} />);
    fillSilently(code(), 'NEW-1');
    submit();
    await waitFor(() => expect(events[1]).toMatchObject({ code: 'NEW-1' }));
  });
  it('outlives a change of another field', () => {
    inApp(<ThingForm />);
    fillSilently(code(), 'NEW-1');
    type('48', screen.getByLabelText('Duration'));
    expect(code().value).toBe('NEW-1');
  });
  it('is validated in a form that validates on change', async () => {
    inApp(<ThingForm validateOnChange defaultValues={{ code: '', productId: 2, durationHours: 24 }} />);
    fillSilently(code(), 'A_B');
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('Code can only contain')]));
  });
  it('does not replace a value typed later', () => {
    inApp(<ThingForm />);
    fillSilently(code(), 'NEW-1');
    type('NEW-2');
    expect(code().value).toBe('NEW-2');
  });
});

it('closes its dialog if the row is missing (LIS-9)', async () => {
  answer = refuse(404, { message: 'Not found' });
  const onClose = vi.fn();
  inApp(<ThingForm onClose={onClose} />);
  submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

describe('before sending', () => {
  it('shows the contract’s message under the field, focuses the field and sends nothing', () => {
    inApp(<ThingForm />);
    type('   ');
    expect(alerts()).toEqual([]);
    submit();
    expect(alerts()).toEqual(['Code cannot be empty']);
    expect(document.activeElement).toBe(code());
    type('a_b');
    expect(alerts()).toEqual(['Code can only contain letters, numbers, and hyphens']);
    type('a-b');
    expect(alerts()).toEqual([]);
    expect(events).toEqual([]);
  });

  it('disables the button, without an alert, for a rule that has no message', () => {
    inApp(<ThingForm defaultValues={{ code: 'A', productId: undefined, durationHours: 1 }} />);
    expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(true);
    submit();
    expect(alerts()).toEqual([]);
    expect(events).toEqual([]);
  });

  it.each(['12 weeks', '2.5'])(
    'keeps %s in a number field, shows the reason and sends nothing (KEY-2)',
    (text) => {
      inApp(<ThingForm />);
      const hours = screen.getByLabelText<HTMLInputElement>('Duration');
      type(text, hours);
      fireEvent.blur(hours); // as by the press of the button
      submit();
      expect([hours.value, alerts(), events]).toEqual([text, [`“${text}” is not a whole number`], []]);
    },
  );
});

describe('the body', () => {
  it('is the output of the schema', async () => {
    inApp(<ThingForm />);
    type('  NEW-1 ');
    type('48', screen.getByLabelText('Duration'));
    submit();
    await waitFor(() =>
      expect(events).toEqual([
        'PUT /api/things/7',
        { code: 'NEW-1', productId: 2, durationHours: 48 },
        'success: Saved',
        'done',
      ]),
    );
  });

  it('is made by `toBody`, without fields of the form alone', async () => {
    inApp(<AgreedForm />);
    const box = screen.getByLabelText<HTMLInputElement>('Agreed');
    fireEvent.submit(box.form!);
    expect(alerts()).toEqual(['Please agree']);
    fireEvent.click(box);
    expect(alerts()).toEqual([]);
    fireEvent.submit(box.form!);
    await waitFor(() => expect(events[1]).toEqual({ code: 'A', productId: 3, durationHours: 1 }));
  });
});

it('ignores edits and keeps the focus while submitting', async () => {
  answer = () => new Promise(() => {});
  inApp(<AgreedForm />);
  const box = screen.getByLabelText<HTMLInputElement>('Agreed');
  fireEvent.click(box);
  code().focus();
  submit();
  await waitFor(() => expect(events).toHaveLength(2));
  expect(code().readOnly).toBe(true);
  expect(document.activeElement).toBe(code());
  fireEvent.click(box);
  expect(box.checked).toBe(true);
});

describe('a refusal', () => {
  it('of 400 is under its field, not in a toast, until an edit; the value stays (FRM-1, KEY-3)', async () => {
    answer = refuse(400, { message: 'Code already exists' });
    inApp(<ThingForm badRequestField="code" />);
    type('TAKEN-1');
    submit();
    await waitFor(() => expect(alerts()).toEqual(['Code already exists']));
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('TAKEN-1');
    expect(events).toHaveLength(2);
    type('TAKEN-2');
    expect(alerts()).toEqual([]);
  });

  it('of another status is a toast, and stays above the buttons until the form is changed', async () => {
    answer = refuse(404, { message: 'Key not found' });
    inApp(<ThingForm badRequestField="code" />);
    type('NEW-1');
    submit();
    await waitFor(() => expect(events.slice(2)).toEqual(['error: Key not found']));
    expect(alerts()).toEqual([]);
    expect(notes()).toEqual(['Key not found']);
    expect(code().value).toBe('NEW-1');
    expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(false);
    type('NEW-2');
    expect(notes()).toEqual([]);
  });

  it('also shown as a toast is announced by the toast alone', async () => {
    answer = refuse(400, { message: 'Code already exists' });
    inApp(<ThingForm toastsFieldError badRequestField="code" />);
    submit();
    await waitFor(() => expect(events.slice(2)).toEqual(['error: Code already exists']));
    await waitFor(() => expect(notes()).toEqual(['Code already exists']));
    expect(alerts()).toEqual([]);
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(code().getAttribute('aria-describedby')!)).toBeTruthy();
    type('NEW-2');
    expect(notes()).toEqual([]);
  });
});
