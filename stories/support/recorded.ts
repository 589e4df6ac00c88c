import { expect, waitFor } from 'storybook/test';
import { requestLog } from '#mocks/log/request-log.ts';
import { MASK } from '#mocks/log/masked.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { bearerHeader } from '#src/api/bearer.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** Waits until the page has made this call and was answered with this status. */
export const callIsAnswered = (call: EndpointName, status: number) =>
  waitFor(() =>
    expect(
      requestLog
        .all()
        .filter((one) => one.call === call)
        .map((one) => one.status),
    ).toContain(status),
  );

/** A request as the log of the mock backend describes it, without its secrets. */
interface LoggedRequest {
  method: string;
  path: string;
  /** JSON; files are described as '[file client.exe, 70000 bytes]'. */
  body?: string;
}

/** Sends a logged request as the persona of the story and expects the status of its answer. */
export async function sendAgain({ method, path, body }: LoggedRequest, status: number): Promise<void> {
  const sent = body && withSecrets(body);
  const isForm = sent?.includes('"[file ');
  const response = await fetch(path, {
    method,
    headers: { ...bearerHeader(), ...(sent && !isForm && { 'Content-Type': 'application/json' }) },
    ...(sent && { body: isForm ? formOf(JSON.parse(sent) as Record<string, string>) : sent }),
  });
  await expect(response.status).toBe(status);
}

const withSecrets = (body: string) =>
  body.replace(
    new RegExp(`"(\\w+)"(\\s*:\\s*)"${MASK}"`, 'g'),
    (_, name: string, colon: string) =>
      `"${name}"${colon}"${/token/i.test(name) ? DUMMY_TOKEN : PERSONA_PASSWORD}"`,
  );

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const [, file] = /^\[file (.+), \d+ bytes\]$/.exec(value) ?? [];
    if (file) form.append(name, new File(['MZ'], file));
    else form.append(name, value);
  }
  return form;
}
