/** The date of the language, also where it is replaced already. */
export const RealDate = Date.prototype.constructor as DateConstructor;

/** Makes `now` the present of this page, by default the real time again. Other dates and timers are not touched. */
export function replaceDate(now?: () => number): void {
  globalThis.Date = now
    ? new Proxy(RealDate, {
        construct: (target, args: [], newTarget) =>
          Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as object,
        apply: () => new RealDate(now()).toString(),
        get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
      })
    : RealDate;
}
