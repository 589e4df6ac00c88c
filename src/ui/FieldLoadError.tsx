import { RotateCwIcon } from 'lucide-react';
import { Button } from './Button.tsx';

/** Error of a field whose options could not all be loaded, with a button to load them again. */
export interface LoadFailure {
  message: string;
  onRetry(): void;
}

/** Props of a field whose options are loaded. */
export interface LoadedOptions {
  loading?: boolean;
  /** Failure shown below while not all options could be loaded. */
  failure?: LoadFailure | undefined;
}

interface Props extends LoadFailure {
  busy: boolean;
}

/** Says below a field that not all of its options could be loaded. */
export function FieldLoadError({ message, busy, onRetry }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-warning-soft py-1.5 ps-3 pe-1.5 ring-1 ring-warning/25 ring-inset">
      <p role="status" className="text-sm">
        {message}
      </p>
      <Button size="sm" icon={<RotateCwIcon className="size-icon-sm" />} busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
