/** A request for the signed-in user that index.html sent before any code had loaded. */
interface EarlyAnswer {
  bearer: string | undefined;
  response: Promise<Response>;
}

declare global {
  // set by apps/web/build/early-loads.ts
  var earlyAnswer: EarlyAnswer | undefined;
}

/** The response to the early request, once; undefined if there was none or it was sent with another bearer. */
export function takeEarlyAnswer(bearer: string | undefined): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer;
  globalThis.earlyAnswer = undefined;
  return early && early.bearer === bearer ? early.response : undefined;
}
