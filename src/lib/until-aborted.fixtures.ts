/** Answers a request only by its abortion, as `fetch` does without a response. */
export const untilAborted = ({ signal }: Pick<Request, 'signal'>) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
