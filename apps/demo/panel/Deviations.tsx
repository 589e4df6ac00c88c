import { useEffect, useState } from 'react';
import type { DeviationSummary } from '#mocks/log/deviation-summary.ts';
import { useMock } from './mock-context.ts';
import { Section } from './Section.tsx';

/** Deviations of a real server since the command began, by call, the reason first (UPS-6). */
export function Deviations() {
  const { calls, request } = useMock();
  const [found, setFound] = useState<DeviationSummary[]>([]);
  useEffect(() => {
    let isOutdated = false;
    request<{ deviations: DeviationSummary[] }>('/mock/deviations').then(
      ({ deviations }) => !isOutdated && setFound(deviations),
      () => {}, // read again with the next call
    );
    return () => {
      isOutdated = true;
    };
  }, [calls, request]);
  if (found.length === 0) return null;
  return (
    <Section title="Off the contract, by call">
      <ul className="grid gap-1 rounded-md border border-line bg-raised p-2.5 text-xs">
        {found.map(({ call, deviation, times, first }) => (
          <li key={call + deviation} className="wrap-anywhere">
            <span className="mono">{call}</span>: {deviation}{' '}
            <span className="text-muted">
              ({times} ×, first {first})
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
