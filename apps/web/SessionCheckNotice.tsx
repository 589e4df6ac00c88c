import { useSessionCheck } from './use-session-check.ts';

/** A notice on public pages when the session check failed, with a button to repeat it. */
export function SessionCheckNotice() {
  const { check, isChecking } = useSessionCheck();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-sm text-muted">
      Could not check whether you are signed in
      <button
        type="button"
        disabled={isChecking}
        onClick={check}
        className="font-medium text-accent-text underline underline-offset-2 disabled:opacity-60 pointer-coarse:-my-3 pointer-coarse:py-3"
      >
        Retry
      </button>
    </p>
  );
}
