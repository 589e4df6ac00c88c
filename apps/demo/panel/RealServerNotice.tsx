import { useMock } from './mock-context.ts';

/** Reason why a part of the panel is switched off: calls go to a real server (UPS-4). */
export function RealServerNotice() {
  const { upstream } = useMock().state;
  return (
    <p className="text-xs text-muted">
      Not available: calls go to <span className="mono wrap-anywhere">{upstream}</span>, a real server, whose
      clock, rows, accounts and sessions cannot be set from here.
    </p>
  );
}
