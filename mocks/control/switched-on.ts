import type { EndpointName } from '#src/contract/endpoints.ts';
import { defaultSettings, type Settings } from '../db/settings.ts';
import { conditionText } from '../faults/condition.ts';
import { DAY, HOUR, MINUTE } from '../db/time.ts';
import type { StateChange } from './state.ts';

/** Something that makes the mock backend differ from its seed. */
export interface SwitchedOn {
  text: string;
  off: StateChange;
}

/** Summary of everything that is switched on, in a few words each. Not the world, which the panel always shows. */
export function switchedOn({
  activeOutcomes,
  outcomeTimes,
  faults,
  clockOffset,
  latency,
  bearerLifeMs,
  server,
  botCheck,
}: Settings): SwitchedOn[] {
  const usual = defaultSettings();
  const on: SwitchedOn[] = [];
  for (const [outcome, names] of byOutcome(activeOutcomes)) {
    const isOfMany = names.length > MANY;
    for (const off of isOfMany ? [names] : names.map((name) => [name])) {
      const times = outcomeTimes[off[0]!];
      on.push({
        text: `${isOfMany ? `${names.length} calls` : off[0]}: ${outcome}${times ? ` × ${times}` : ''}`,
        off: { activeOutcomes: without(activeOutcomes, off), outcomeTimes: without(outcomeTimes, off) },
      });
    }
  }
  faults.forEach(({ endpoint, fault, times, when, patch }, at) =>
    on.push({
      text: [
        endpoint === '*' ? 'every call' : endpoint,
        when && ` (${conditionText(when)})`,
        `: ${patch ? JSON.stringify(patch) : fault}`,
        times === 'all' ? '' : ` × ${times}`,
      ]
        .filter(Boolean)
        .join(''),
      off: { faults: faults.toSpliced(at, 1) },
    }),
  );
  if (clockOffset !== 0) on.push({ text: `clock ${offsetText(clockOffset)}`, off: { clockOffset: 0 } });
  if (latency.max > 0)
    on.push({ text: `answers in ${latency.min}–${latency.max} ms`, off: { latency: { min: 0, max: 0 } } });
  if (bearerLifeMs !== usual.bearerLifeMs)
    on.push({ text: `bearers live ${bearerLifeMs / 1000} s`, off: { bearerLifeMs: usual.bearerLifeMs } });
  if (server !== usual.server) on.push({ text: `${server} server`, off: { server: usual.server } });
  if (botCheck !== usual.botCheck)
    on.push({ text: `bot-check ${botCheck}`, off: { botCheck: usual.botCheck } });
  return on;
}

/** More calls with the same outcome than this are one entry. */
const MANY = 10;

const byOutcome = (chosen: Settings['activeOutcomes']) =>
  [...new Set(Object.values(chosen))].map((outcome) => {
    const names = Object.keys(chosen) as EndpointName[];
    return [outcome, names.filter((name) => chosen[name] === outcome)] as const;
  });

const without = <Value>(chosen: Partial<Record<EndpointName, Value>>, names: readonly EndpointName[]) =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name as EndpointName)));

/** '+30 days', '−1 hour', '+1 day 2 hours'. Seconds are left out. */
export function offsetText(offset: number): string {
  const units: [size: number, name: string][] = [
    [DAY / MINUTE, 'day'],
    [HOUR / MINUTE, 'hour'],
    [1, 'minute'],
  ];
  let rest = Math.round(Math.abs(offset) / MINUTE);
  const parts = units.flatMap(([size, name]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return (offset < 0 ? '−' : '+') + (parts.slice(0, 2).join(' ') || 'some seconds');
}
