/** The page on which a user's session ended. */
interface Place {
  username: string;
  /** Path with query. */
  path: string;
}

let place: Place | undefined;

/** Remembers, in memory, the page on which a session ended (SES-12). */
export const wayBack = {
  remember(username: string, path: string) {
    // '//host' and '/\host' are other origins to a browser
    if (/^\/(?![/\\])/.test(path)) place = { username, path };
  },
  of: (username: string): string | undefined => (place?.username === username ? place.path : undefined),
  forget() {
    place = undefined;
  },
};
