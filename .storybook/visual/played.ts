/** What the test run knows of the story that it is playing; one for all evaluations of the setup file. */
export const played = {
  /** Whether the hooks that judge the story run for its file. */
  isWatched: false,
  hasPlayed: false,
  /** What was found after the play. */
  problems: [] as string[],
};
