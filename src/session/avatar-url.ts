import type { SessionUser } from '#src/contract/auth.ts';
import { encodePart } from '#src/lib/attempt.ts';
import { config } from '#src/app/config.ts';

/** Returns the avatar of a linked Discord account (DAS-3), or undefined. */
export function avatarUrl({ discord, avatar }: SessionUser): string | undefined {
  if (!discord || !avatar) return undefined;
  return `${config.avatarOrigin}/avatars/${encodePart(discord)}/${encodePart(avatar)}.png?size=96`;
}
