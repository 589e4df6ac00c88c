import { type ComponentType, useState } from 'react';

type Handlers<Props> = { [Value in keyof Props]?: keyof Props };

/**
 * Holds the values of a controlled component, for `render`. `handlers` maps each value to the prop that reports its
 * changes. Values start as their args, again when a control changes.
 */
export function controlled<Props extends object>(Component: ComponentType<Props>, handlers: Handlers<Props>) {
  const pairs = Object.entries(handlers) as [value: keyof Props, handler: keyof Props][];
  return function Held(args: Props) {
    const [{ given, values }, hold] = useState({ given: args, values: {} as Partial<Props> });
    if (pairs.some(([value]) => args[value] !== given[value])) hold({ given: args, values: {} });
    const changeHandlers = pairs.map(([value, handler]) => {
      const onChange = (next: unknown) => {
        hold((before) => ({ ...before, values: { ...before.values, [value]: next } }));
        (args[handler] as (next: unknown) => void)(next);
      };
      return [handler, onChange];
    });
    return <Component {...args} {...values} {...Object.fromEntries(changeHandlers)} />;
  };
}
