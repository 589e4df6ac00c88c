import type { SessionUser } from '#src/contract/auth.ts';
import { config } from '#src/lib/config.ts';

/**
 * The picture of a linked Discord account (DAS-3); undefined where there is none, and the initial stands in.
 */
export function avatarUrl({ discord, avatar }: SessionUser): string | undefined {
  if (!discord || !avatar) return undefined;
  return `${config.avatarOrigin}/avatars/${encodeURIComponent(discord)}/${encodeURIComponent(avatar)}.png?size=96`;
}
