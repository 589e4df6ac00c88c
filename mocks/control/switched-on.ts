import { defaultSettings, type Settings } from '../db/settings.ts';
import { conditionText } from '../faults/condition.ts';
import { ANY_ENDPOINT } from '../faults/fault.ts';
import { DAY, HOUR, MINUTE } from '../db/time.ts';
import type { StateChange } from './state.ts';

/** Something that makes the mock backend differ from its seed. */
export interface SwitchedOn {
  text: string;
  off: StateChange;
}

/** Summarises everything switched on, in a few words each. Not the world, which the panel always shows. */
export function switchedOn({
  overrides,
  clockOffset,
  latency,
  bearerLifeMs,
  server,
  botCheck,
}: Settings): SwitchedOn[] {
  const usual = defaultSettings();
  const on: SwitchedOn[] = overrides.map((one) => {
    const { endpoint, is, times, when, patch } = one;
    const calls =
      (endpoint === ANY_ENDPOINT ? 'every call' : endpoint) + (when ? ` (${conditionText(when)})` : '');
    const text = `${calls}: ${patch ? JSON.stringify(patch) : is}${times === 'all' ? '' : ` × ${times}`}`;
    return { text, off: { off: one } };
  });
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

/** Formats '+30 days', '−1 hour', '+1 day 2 hours', without seconds. */
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
