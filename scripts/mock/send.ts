import type { Send } from './commands.ts';

/** Sends the requests of commands to the mock backend at an address. */
export function sendTo(url: string): Send {
  return async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(new URL(path, url), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`No mock backend answers at ${url}. Start it, or name its address by --url`);
    });
    const answer = (await response.json()) as Answer & { message?: string };
    if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
    return answer;
  };
}
