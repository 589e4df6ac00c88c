import * as z from 'zod/mini';

/** The parts of a HAR 1.2 file that are read. */
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.string(),
          postData: z.optional(z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          content: z.object({
            mimeType: z.optional(z.string()),
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
          }),
        }),
      }),
    ),
  }),
});

/** A recorded call. Bodies are undefined if they are absent or were not recorded. */
export interface Recorded {
  method: string;
  url: URL;
  sent: string | undefined;
  status: number;
  type: string;
  received: string | undefined;
}

/** The file is no HAR; the message is for people. */
export class NotHar extends Error {}

/** Reads a recorded session. */
export function readHar(text: string): Recorded[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NotHar('The file is not JSON; browsers save a session as HAR from their network panel');
  }
  const { data, error } = z.safeParse(Har, json);
  if (error) throw new NotHar(`The file is no HAR: ${error.issues[0]!.path.join('.')} is missing or wrong`);
  return data.log.entries.map(({ request, response }) => {
    const { text: content, encoding, mimeType = '' } = response.content;
    return {
      method: request.method,
      url: new URL(request.url),
      sent: request.postData?.text || undefined,
      status: response.status,
      type: mimeType.split(';')[0]!.trim().toLowerCase(),
      received:
        (encoding === 'base64' ? Buffer.from(content ?? '', 'base64').toString() : content) || undefined,
    };
  });
}
