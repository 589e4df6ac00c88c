import { Button } from '#src/ui/Button.tsx';

/** Replaces a screen that failed to load or render. */
export function NotShown() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl font-semibold">This page could not be shown</h1>
      <p className="max-w-md text-muted">
        A newer version may have been published meanwhile, or the connection is gone. Loading the page again
        usually helps.
      </p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </main>
  );
}
