declare module 'virtual:storybook-data' {
  /** The stories files of screens that show each part of the kit, by the part's name. */
  export const shownBy: Record<string, string[]>;
  /** The pictures of screens, such as `screens-landing/typical/dark-1280`. */
  export const pictures: string[];
}
