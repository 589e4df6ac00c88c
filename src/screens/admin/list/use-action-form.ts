import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, messageOf } from '#src/api/error.ts';

export interface ActionFormOptions<Form extends FieldValues, Body> {
  /** The contract's schema of the body: its messages are those of SPEC.md §5. */
  schema: z.ZodMiniType<Body, Form>;
  start: DefaultValues<Form>;
  /** The write; rejects when it failed (`mutateAsync` of useAction, which has toasted by then). */
  send(body: Body): Promise<unknown>;
  /** The field under which a 400 is shown; pair it with `inline: [400]` of useAction, so that no toast repeats it. */
  refusedUnder?: FieldPath<Form>;
  /** Text for a 400 without the server's own words. */
  failed?: string;
  onDone(): void;
}

/**
 * A form that validates with the contract's schema and writes. What was typed stays when the write fails.
 * Fields stay enabled while it writes: a disabled one would lose the focus, and FormDialog lets nothing be sent twice.
 * Spread `register('code')` onto text fields, use `control` with RHF's Controller for the others.
 */
export function useActionForm<Form extends FieldValues, Body>({ schema, start, send, refusedUnder, failed = 'Not accepted', onDone }: ActionFormOptions<Form, Body>) {
  const form = useForm<Form, unknown, Body>({ resolver: zodResolver<Form, unknown, Body>(schema), defaultValues: start });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await send(body);
    } catch (error) {
      if (refusedUnder && error instanceof ApiError && error.status === 400) {
        form.setError(refusedUnder, { type: 'server', message: messageOf(error, failed) }, { shouldFocus: true });
      }
      return;
    }
    onDone();
  });

  return {
    register: form.register,
    control: form.control,
    watch: form.watch,
    setValue: form.setValue,
    submit,
    busy: isSubmitting,
    /** The message under a field. */
    errorOf: (name: FieldPath<Form>) => (get(errors, name) as { message?: string } | undefined)?.message,
  };
}
