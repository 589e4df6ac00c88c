import { DISCORD_CONNECT } from '#src/contract/account.ts';
import type { SessionUser } from '#src/contract/auth.ts';
import { config } from '#src/app/config.ts';

/** The URL that starts linking a Discord account; a full navigation, not a request (DAS-3). */
export const discordUrl = () => config.apiOrigin + DISCORD_CONNECT;

export const discordLabel = ({ discord }: SessionUser) => (discord ? 'Discord (Linked)' : 'Discord');
