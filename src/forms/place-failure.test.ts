import { describe, expect, it } from 'vitest';
import type { Failure } from '#src/data/use-write.ts';
import { placeFailure } from './place-failure.ts';

type Name = 'code' | 'durationHours';

const failure = (given: Partial<Failure>): Failure => ({
  status: 400,
  message: 'Refused',
  fieldErrors: [],
  ...given,
});
const places = {
  fieldFor: (name: string): Name | undefined =>
    name === 'duration_hours' ? 'durationHours' : name === 'code' ? 'code' : undefined,
  toastsRefusal: false,
};

describe('a failure', () => {
  it('of 422 stands under the field of the form that it is for', () => {
    expect(placeFailure(failure({ status: 422 }), { ...places, refusedUnder: 'code' })).toEqual({
      messages: { code: { text: 'Refused', isFromServer: true, isToasted: false } },
      toasts: [],
      formErrors: [],
    });
  });

  it('finds its field by its message, or none, and is a toast that stays in the form', () => {
    const refusedUnder = (message: string): Name => (/hours/.test(message) ? 'durationHours' : 'code');
    const placed = placeFailure(failure({ message: 'Too many hours' }), { ...places, refusedUnder });
    expect(Object.keys(placed.messages)).toEqual(['durationHours']);
    const none = placeFailure<Name>(failure({}), { ...places, refusedUnder: () => undefined });
    expect(none).toEqual({ messages: {}, toasts: ['Refused'], formErrors: ['Refused'] });
  });

  it.each([400, 422])(
    'of %i with field errors puts each under its field, those of unknown fields into toasts and the form',
    (status) => {
      const fieldErrors = [
        { field: 'code', message: 'Too short' },
        { field: 'code', message: 'Too plain' },
        { field: 'product_id', message: 'Gone' },
        { field: 'duration_hours', message: 'Too long' },
      ];
      expect(placeFailure(failure({ status, fieldErrors }), { ...places, refusedUnder: 'code' })).toEqual({
        messages: {
          code: { text: 'Too short', isFromServer: true, isToasted: false },
          durationHours: { text: 'Too long', isFromServer: true, isToasted: false },
        },
        toasts: ['Gone'],
        formErrors: ['Gone'],
      });
    },
  );
});
