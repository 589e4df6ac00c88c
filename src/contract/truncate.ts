/** Longer messages of the server are truncated. */
const MAX_MESSAGE_LENGTH = 500;

/** Shortens a message of the server, without cutting a character in two. */
export const truncate = (message: string): string =>
  message.length > MAX_MESSAGE_LENGTH
    ? `${Array.from(message.slice(0, 2 * MAX_MESSAGE_LENGTH))
        .slice(0, MAX_MESSAGE_LENGTH)
        .join('')}…`
    : message;
