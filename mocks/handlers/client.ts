import { client } from '#src/contract/client.ts';
import { db } from '../db/index.ts';
import { orNotFound } from '../server/refusal.ts';
import { serve } from '../server/serve.ts';
import { hasPendingReset } from './hwid.ts';

const latestClient = () => db.clients.all().at(-1);

export const clientHandlers = [
  serve(client.status, ({ user }) => {
    const latest = latestClient();
    return {
      hwid: { pending: hasPendingReset(user.id) },
      client: latest ? { version: latest.version, releaseDate: latest.releaseDate } : null,
    };
  }),

  serve(client.download, () => {
    const { version } = orNotFound(latestClient(), 'Client');
    return new Response(executable(version), {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="client-${version}.exe"`,
      },
    });
  }),
];

/** Returns bytes that start like a Windows executable and contain the version. */
function executable(version: string): ArrayBuffer {
  const bytes = new Uint8Array(16 * 1024);
  const put = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  put(0, 'MZ');
  bytes[0x3c] = 0x80;
  put(0x4e, 'This program cannot be run in DOS mode.');
  put(0x80, 'PE\0\0');
  put(0x200, `client ${version}, from the mock backend`);
  return bytes.buffer;
}
