import clsx from 'clsx';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Downloaded } from '../panel/Downloaded.tsx';
import { busyLabels, type Downloading } from '../panel/use-download.ts';
import { isWithoutWindows, SendToPc } from './SendToPc.tsx';

export interface GetClientProps {
  download: Downloading;
  /** Whether it is the one primary button of the page. */
  isPrimary: boolean;
}

/** The client of premium customers (DOW-2): two parts of a grid, of which the first may stand beside its text. */
export const GetClient = ({ download, isPrimary }: GetClientProps) => (
  <>
    <div className={clsx('col-span-full grid min-w-0 justify-items-start gap-2', besideText)}>
      <ClientButton download={download} variant={isPrimary ? 'primary' : 'secondary'} />
      <p className="text-xs text-muted">
        <span className="wrap-anywhere">{`Version ${download.version}`}</span> · for Windows
      </p>
    </div>
    <Downloaded file={download.saved} className="col-span-full" />
  </>
);

/** As high as the first part of GetClient. */
export const ClientLoading = () => (
  <div className="col-span-full grid gap-2">
    <Skeleton shape="block" className="h-12 w-44 sm:h-11" />
    <Skeleton className="my-px w-36" />
  </div>
);

/** Above the bar of LeadingLine. Not where 'Send to my PC' answers below itself. */
const besideText =
  'pointer-fine:@min-[34rem]:col-start-2 pointer-fine:@min-[34rem]:row-start-1 ' +
  'pointer-fine:@min-[34rem]:mb-5 pointer-fine:@min-[34rem]:max-w-56 pointer-fine:@min-[34rem]:self-end';

interface ClientButtonProps {
  download: Downloading;
  variant: 'primary' | 'secondary';
}

/**
 * The button for the client outside its tab; where the client cannot run, the way to the PC (DOW-4). `aria-disabled`,
 * since a disabled button loses the focus (ACC-2).
 */
export function ClientButton({ download: { phase, submit }, variant }: ClientButtonProps) {
  if (isWithoutWindows()) return <SendToPc variant={variant} />;
  return (
    <Button
      variant={variant}
      size="lg"
      icon={phase ? <Spinner size={16} /> : <DownloadIcon size={18} />}
      aria-busy={phase && true}
      aria-disabled={phase && true}
      onClick={submit}
    >
      {phase ? busyLabels[phase] : 'Download client'}
    </Button>
  );
}
