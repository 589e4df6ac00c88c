/** The state of the story that is being played, shared by all evaluations of the setup file. */
export const currentStory = {
  /** Set while the hooks that check the story run for its file. */
  isWatched: false,
  hasPlayed: false,
};
