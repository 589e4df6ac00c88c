import type { Override } from '../outcomes/override.ts';
import { HOUR } from './time.ts';

/** Settings that a tester can change while the mock runs. Times are in milliseconds. */
export interface Settings {
  latency: { min: number; max: number };
  /** Lifetime of a bearer after sign-in or refresh, in milliseconds. */
  bearerLifeMs: number;
  /**
   * Outcomes and faults that are switched on. The first outcome and the first fault that match a call apply to it;
   * an override is removed after its last call.
   */
  overrides: Override[];
  /** Lead of the server's clock over the real time; negative if it is behind. */
  clockOffset: number;
  /** Form of the answers: the mock's own, or others that the contract allows (MOC-6). */
  server: 'usual' | 'another';
  /** Behaviour of the bot-check provider's script. */
  botCheck: 'works' | 'does not load';
}

export const defaultSettings = (): Settings => ({
  latency: { min: 0, max: 0 },
  bearerLifeMs: HOUR,
  overrides: [],
  clockOffset: 0,
  server: 'usual',
  botCheck: 'works',
});

/** Returns a proxy of `target` that calls `onChange` after each assignment or deletion, at any depth. */
export function observed<T extends object>(target: T, onChange: () => void): T {
  return new Proxy(target, {
    get: (from, name) => {
      const value: unknown = Reflect.get(from, name);
      return typeof value === 'object' && value !== null ? observed(value, onChange) : value;
    },
    set: (to, name, value) => {
      const isSet = Reflect.set(to, name, value);
      onChange();
      return isSet;
    },
    deleteProperty: (from, name) => {
      const isDeleted = Reflect.deleteProperty(from, name);
      onChange();
      return isDeleted;
    },
  });
}
