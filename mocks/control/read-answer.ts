/**
 * Returns the JSON of an answer to a request of docs/mock-backend.md; undefined if it has none. Throws the message
 * of a refusal.
 */
export async function readAnswer<Answer>(path: string, response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
  return answer;
}
