import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { loadPage } from '#src/app/leave-page.ts';
import { copyText } from '#src/app/clipboard.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { errorReport, report } from './error-reports.ts';
import { reloadIfReplaced } from './release.ts';

interface NotShownProps {
  error: unknown;
  /** Loads and renders the screen once more. */
  onRetry?: (() => void) | undefined;
  /** Destination of the user. Default: the current page. */
  to?: string | undefined;
  /** Keeps the page around it, with its header. */
  isPart?: boolean;
}

/**
 * Replaces a screen that failed to load or render (HOS-4). Reloads the page instead if a newer release removed its
 * code (HOS-3).
 */
export function ScreenError({ error, onRetry, to, isPart = false }: NotShownProps) {
  const [isReloading, setReloading] = useState(true);
  const [isCopied, setCopied] = useState<boolean>();
  useEffect(() => {
    console.error(error);
    report(error);
    void reloadIfReplaced(error, to).then(setReloading);
  }, [error, to]);

  const Box = isPart ? 'section' : 'main';
  return (
    <Box
      className={clsx(
        'flex flex-col items-center justify-center gap-4 p-6 text-center',
        isPart ? 'min-h-96' : 'min-h-dvh',
      )}
    >
      {isReloading ? <Spinner label="Loading" /> : shown()}
    </Box>
  );

  function shown() {
    return (
      <>
        <h1 className="text-xl font-semibold" tabIndex={-1}>
          This page could not be shown
        </h1>
        <p className="max-w-md text-muted">
          A newer version may be out, or the connection dropped. Reloading usually helps.
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button onClick={() => loadPage()}>Reload</Button>
          <Button variant="ghost" onClick={copy}>
            Copy report
          </Button>
        </div>
        <p role="status" className="min-h-5 text-sm text-muted">
          {isCopied !== undefined && (isCopied ? 'Report copied' : 'The report could not be copied')}
        </p>
      </>
    );
  }

  async function copy() {
    const lines = Object.entries(errorReport(error)).map(([name, value]) => `${name}: ${value}`);
    setCopied(await copyText(lines.join('\n')));
  }
}
