declare module 'virtual:workshop' {
  /** Stories files and tests of each statement of docs/behaviour.md, by its id. */
  export const filesByStatement: Record<string, string[]>;
}
