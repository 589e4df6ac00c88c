/** Where somebody was when their session ended. */
interface Place {
  username: string;
  /** Path inside the app, with the query. */
  path: string;
}

let place: Place | undefined;

/** The way back to where a session ended (SES-12): in memory, for that person, inside the app. */
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
