import { ErrorIcon } from './icons.tsx';

interface FormErrorProps {
  /** Mostly one; none shows nothing. */
  messages: readonly string[];
}

/**
 * Why a form was refused, above its buttons, after the toast that announced it: no live region. For one field use its
 * `error`. The form removes it when it is changed or sent again (FRM-1).
 */
export const FormError = ({ messages }: FormErrorProps) =>
  messages.map((message) => (
    <p key={message} className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger">
      <ErrorIcon size={18} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">{message}</span>
    </p>
  ));
