import { readState } from './state.ts';

/** Returns the personas as text for the terminal. */
export function accountsTable(): string {
  const { accounts } = readState();
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const lines = accounts.map(({ username, about }) => `  ${username.padEnd(width)}  ${about}`);
  return [`Accounts (password: ${accounts[0]?.password}):`, ...lines].join('\n');
}
