import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { signInAgain } from '#src/session/session.ts';
import { ListError } from '#src/ui/EmptyState.tsx';
import { useSessionCheck } from './use-session-check.ts';

/** Replaces a protected page when the session check failed. */
export function SessionCheckFailed() {
  function leave(event: MouseEvent) {
    event.preventDefault();
    signInAgain();
  }
  const { check, isChecking } = useSessionCheck();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 p-6 text-center">
      <ListError message="Your account could not be loaded" onRetry={check} busy={isChecking} />
      <Link
        to="/login"
        onClick={leave}
        className="mx-auto py-1 text-accent-text underline underline-offset-4 pointer-coarse:py-3"
      >
        Sign in again
      </Link>
    </main>
  );
}
