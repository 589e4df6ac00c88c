import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Downloaded } from '../panel/Downloaded.tsx';
import { busyLabels, type Downloading } from '../panel/use-download.ts';
import { isWithoutWindows, SendToPc } from './SendToPc.tsx';

export interface GetClientProps {
  download: Downloading;
  /** Whether it is the one primary button of the page. */
  isPrimary: boolean;
}

/** The client of premium customers (DOW-2). */
export function GetClient({ download, isPrimary }: GetClientProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-2">
      <ClientButton download={download} variant={isPrimary ? 'primary' : 'secondary'} />
      <p className="text-xs text-muted">
        <span className="wrap-anywhere">Version {download.version}</span> · for Windows
      </p>
      <Downloaded file={download.saved} />
    </div>
  );
}

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
