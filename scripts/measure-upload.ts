import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { auth } from '#src/contract/auth.ts';
import { BEARER } from '#src/contract/session.ts';
import { adminClient } from '#src/contract/admin/client.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/scenarios/personas.ts';
import { Visitor } from './verify/visitor.ts';

/** Uploads a large client to the mock backend over HTTP and prints the memory that it took. */
const MEGABYTES = 200;
const MB = 1024 * 1024;

const server = createMockServer();
const origin = await listen(server);

const admin = new Visitor(origin, fetch);
await admin.ask(auth.signIn, {
  body: { username: personas.admin.username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
});
const bearer = admin.cookies.get(BEARER);

const boundary = 'the-boundary';
const part = (name: string, more: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;

const before = process.memoryUsage().rss;
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 5);
const started = performance.now();

const outgoing = request(origin + adminClient.upload.path, {
  method: 'POST',
  headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
});
const answered = once(outgoing, 'response');
const parts = [
  part('version', '', '99.0.0'),
  part('releaseDate', '', '2026-01-15'),
  part('file', '; filename="client.exe"\r\nContent-Type: application/octet-stream', ''),
];
outgoing.write(parts.join('\r\n'));
const megabyte = Buffer.alloc(MB, 0x90);
for (let sent = 0; sent < MEGABYTES; sent += 1) if (!outgoing.write(megabyte)) await once(outgoing, 'drain');
outgoing.end(`\r\n--${boundary}--\r\n`);

const [response] = (await answered) as [IncomingMessage];
response.resume();
await once(response, 'end');
clearInterval(sampling);
const duration = Math.round(performance.now() - started);
console.log(
  `${MEGABYTES} MB uploaded, answered with ${response.statusCode} after ${duration} ms; ` +
    `memory grew by ${Math.round((peak - before) / MB)} MB at most`,
);
server.close();
