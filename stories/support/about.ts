/** For `parameters.docs`: what the docs page says of a screen or flow. Storybook takes no comment above a factory's meta. */
export const about = (component: string) => ({ description: { component } });
