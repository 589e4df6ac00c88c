/** What a tester may turn while the mock runs. Times in milliseconds. */
export interface Settings {
  latency: { min: number; max: number };
  /** Life of a bearer from sign-in or refresh. */
  bearerLifeMs: number;
  /**
   * Named outcome by the name of its endpoint (`'keys.update': 'duplicateCode'`); answers instead of the
   * handler.
   */
  activeOutcomes: Record<string, string>;
  /** Whether the script of the challenge provider can be loaded. */
  botCheck: 'works' | 'does not load';
}

export const defaultSettings = (): Settings => ({
  latency: { min: 0, max: 0 },
  bearerLifeMs: 3_600_000,
  activeOutcomes: {},
  botCheck: 'works',
});

/** The same object, but `changed` is called after each assignment, also inside. */
export function watched<T extends object>(target: T, changed: () => void): T {
  return new Proxy(target, {
    get: (from, name) => {
      const value: unknown = Reflect.get(from, name);
      return typeof value === 'object' && value !== null ? watched(value, changed) : value;
    },
    set: (to, name, value) => {
      const done = Reflect.set(to, name, value);
      changed();
      return done;
    },
    deleteProperty: (from, name) => {
      const done = Reflect.deleteProperty(from, name);
      changed();
      return done;
    },
  });
}
