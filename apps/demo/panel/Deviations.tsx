import type { DeviationSummary } from '#mocks/log/deviation-summary.ts';
import { useAnswer, useMock } from './mock-context.ts';
import { Section } from './Section.tsx';

/** Deviations of a real server since the command began, by call, the reason first (UPS-6). */
export function Deviations() {
  const answer = useAnswer<{ deviations: DeviationSummary[] }>('/mock/deviations', useMock().calls);
  const found = typeof answer === 'object' ? answer.deviations : [];
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
