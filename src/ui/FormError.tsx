import { CircleAlertIcon } from 'lucide-react';
import { UntranslatedNames } from './UntranslatedNames.tsx';

interface FormErrorProps {
  /** Mostly one; none shows nothing. */
  messages: readonly string[];
  /** Announces the messages, where no toast does. Default: false. */
  isAlert?: boolean;
}

/** Why a form was refused, above its buttons until it is changed or sent (FRM-1). For one field use its `error`. */
export const FormError = ({ messages, isAlert = false }: FormErrorProps) =>
  messages.map((message) => (
    <p
      key={message}
      role={isAlert ? 'alert' : undefined}
      className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-sm text-danger ring-1 ring-danger/20 ring-inset"
    >
      <CircleAlertIcon className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <UntranslatedNames>{message}</UntranslatedNames>
      </span>
    </p>
  ));
