/** For `parameters.docs`: what the docs page says of a screen or flow. Storybook takes no comment above a factory's meta. */
export const about = (component: string) => ({ description: { component } });

/** The parameters of a whole screen: its route, and what the docs page says of it. */
export const screenAt = (route: string, component: string) => ({
  route,
  screen: true,
  docs: about(component),
});
