import clsx from 'clsx';
import { CheckIcon } from 'lucide-react';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

/** Says in place that a file has been saved, and how to go on (DOW-5); empty without one. */
export const Downloaded = ({ file, className }: { file: string | undefined; className?: string }) => (
  <p role="status" className={clsx('flex items-start gap-1.5 text-xs text-success empty:hidden', className)}>
    {file && (
      <>
        <CheckIcon className="size-icon-xs mt-px shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <UntranslatedNames names={[file]}>{`${file} downloaded. Open it on your PC.`}</UntranslatedNames>
        </span>
      </>
    )}
  </p>
);
