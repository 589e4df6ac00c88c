import type { EndpointName } from '#src/contract/endpoints.ts';

/** A deviation of a real server's answers to one call. */
export interface DeviationSummary {
  deviation: string;
  call: EndpointName | 'no call';
  times: number;
  /** The first answer that had it: method, path and status. */
  first: string;
}

/** Escapes a server's text for the terminal, where control characters are commands. */
const escaped = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`);

const found = new Map<string, DeviationSummary>();

/** Counts the deviations of a real server by call, for as long as it is asked; the log forgets older calls. */
export const deviationSummary = {
  add(call: DeviationSummary['call'], deviations: string[], first: string) {
    for (const deviation of deviations) {
      const entry = found.get(`${call} ${deviation}`);
      if (entry) entry.times += 1;
      else found.set(`${call} ${deviation}`, { deviation, call, times: 1, first });
    }
  },
  clear: () => found.clear(),
  all: (): DeviationSummary[] => [...found.values()].sort((a, b) => a.call.localeCompare(b.call)),
  /** Formats the summary for the terminal, the reason first. */
  text(): string {
    const lines = deviationSummary
      .all()
      .map(({ deviation, call, times, first }) => `  ${call}: ${deviation} (${times} ×, first ${first})`);
    return lines.length > 0
      ? `Deviations from the contract:\n${lines.map(escaped).join('\n')}`
      : 'No answer deviated from the contract.';
  },
};
