/** The state of the story that is being played, shared by all evaluations of the setup file. */
export const played = {
  /** Whether the hooks that judge the story run for its file. */
  isWatched: false,
  hasPlayed: false,
};
