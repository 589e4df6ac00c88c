import type { IncomingMessage } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';

/** Host names allowed besides those of this machine, such as that of a container. */
export const allowedHosts = new Set<string>();

const loopback = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|::1)$/;

function isOwn(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return (
    loopback.test(name) ||
    allowedHosts.has(name) ||
    name === hostname().toLowerCase() ||
    addresses.some(({ address }) => address === name)
  );
}

/**
 * Returns the foreign host name of a request, in its Host or Origin; undefined for this machine and allowed names.
 * Such a page could reset the mock and read its log.
 */
export function findForeignHost({
  headers: { host = 'localhost', origin },
}: IncomingMessage): string | undefined {
  const names = [new URL(`http://${host}`).hostname];
  if (origin !== undefined) names.push(origin === 'null' ? origin : new URL(origin).hostname);
  return names.find((name) => !isOwn(name));
}
