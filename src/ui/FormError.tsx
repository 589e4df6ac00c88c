import { ErrorIcon } from './icons.tsx';

interface ToastedTextProps {
  id?: string | undefined;
  text: string;
}

/**
 * The text of a toast in a second place. Not an alert, since the toast has announced it, and drawn from its
 * accessible name, so that the page contains the sentence once: a search finds it once.
 */
export function ToastedText({ id, text }: ToastedTextProps) {
  return (
    <span
      id={id}
      role="note"
      aria-label={text}
      className="min-w-0 wrap-anywhere before:content-[attr(aria-label)]"
    />
  );
}

interface FormErrorProps {
  /** Mostly one; none shows nothing. */
  messages: readonly string[];
}

/**
 * Why a form was refused, above its buttons, after the toast that said so. For one field use its `error`. The
 * form removes it when it is changed or sent again (FRM-1).
 */
export const FormError = ({ messages }: FormErrorProps) =>
  messages.map((message) => (
    <p key={message} className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger">
      <ErrorIcon size={18} className="mt-px shrink-0" />
      <ToastedText text={message} />
    </p>
  ));
