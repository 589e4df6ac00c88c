/**
 * Creates `parameters.docs`, the description on a screen's or flow's docs page. Storybook ignores comments above a
 * factory's meta.
 */
export const about = (component: string) => ({ description: { component } });

/** Creates parameters of a whole screen: its route and the description on its docs page. */
export const screenAt = (route: string, component: string) => ({
  route,
  screen: true,
  docs: about(component),
});
