import { describe, expect, it } from 'vitest';
import type { Failure } from '#src/data/use-write.ts';
import { mapFailureToForm } from './map-failure-to-form.ts';

type Name = 'code' | 'durationHours';

const failure = (given: Partial<Failure>): Failure => ({
  status: 400,
  message: 'Refused',
  texts: [],
  mayHaveSucceeded: false,
  fieldErrors: [],
  ...given,
});
const places = {
  fieldFor: (name: string): Name | undefined =>
    name === 'duration_hours' ? 'durationHours' : name === 'code' ? 'code' : undefined,
  badRequestField: (message: string): Name | undefined =>
    /hours/.test(message) ? 'durationHours' : message ? 'code' : undefined,
  toastsFieldError: false,
  fileField: 'code' as const,
};

describe('a failure', () => {
  it('finds its field by its message, otherwise becomes a toast and an error of the form', () => {
    const placed = mapFailureToForm(failure({ status: 422, message: 'Too many hours' }), places);
    expect(Object.keys(placed.messages)).toEqual(['durationHours']);
    const none = mapFailureToForm(failure({ message: '' }), places);
    expect(none).toEqual({ messages: {}, toasts: [''], formErrors: [''] });
  });

  it('shows field errors at their fields, and errors of unknown fields as toasts and in the form', () => {
    const fieldErrors = [
      { field: 'code', message: 'Too short' },
      { field: 'code', message: 'Too plain' },
      { field: 'code', message: 'Too short' },
      { field: 'product_id', message: 'Gone' },
      { field: 'duration_hours', message: 'Too long' },
    ];
    expect(mapFailureToForm(failure({ fieldErrors }), places)).toEqual({
      messages: {
        code: { text: 'Too short\nToo plain', isFromServer: true, isToasted: false },
        durationHours: { text: 'Too long', isFromServer: true, isToasted: false },
      },
      toasts: ['Gone'],
      formErrors: ['Gone'],
    });
  });

  it('of a too large file is shown at the file field, beside the default text (API-8)', () => {
    const tooLarge = failure({ status: 0, reason: 'Too large', texts: ['Failed', 'Too large'] });
    const placed = mapFailureToForm(tooLarge, places);
    expect(placed).toEqual({
      messages: { code: { text: 'Too large', isFromServer: true, isToasted: false } },
      toasts: ['Failed'],
      formErrors: ['Failed'],
    });
    const elsewhere = mapFailureToForm(tooLarge, { ...places, fileField: undefined });
    expect(elsewhere.formErrors).toEqual(['Failed', 'Too large']);
  });
});
