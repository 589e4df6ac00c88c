import { DownloadIcon } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { busyLabels, DOWNLOADING, type Downloading } from '../panel/use-download.ts';
import { isWithoutWindows, SendToPc } from './SendToPc.tsx';

/** Downloads the client, or leads to the PC (DOW-4). `aria-disabled`, which keeps the focus (ACC-2). */
export function ClientButton({ download, variant }: { download: Downloading; variant: ButtonVariant }) {
  const phase = download.place === 'card' ? download.phase : undefined;
  if (isWithoutWindows()) return <SendToPc variant={variant} />;
  return (
    <Button
      variant={variant}
      size="lg"
      icon={phase ? <Spinner size="sm" /> : <DownloadIcon />}
      aria-busy={phase && true}
      aria-disabled={download.busy || undefined}
      title={download.busy && !phase ? DOWNLOADING : undefined}
      onClick={() => download.submit('card')}
    >
      {phase ? busyLabels[phase] : 'Download client'}
    </Button>
  );
}
