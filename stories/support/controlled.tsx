import { type ComponentType, useState } from 'react';

type Handlers<Props> = { [Value in keyof Props]?: keyof Props };

/**
 * For `render`: holds the values of a controlled component. `handlers` maps each value to the prop that
 * reports its changes. Each value starts as its arg and follows the arg's control.
 */
export function controlled<Props extends object>(Component: ComponentType<Props>, handlers: Handlers<Props>) {
  const values = Object.keys(handlers) as (keyof Props)[];
  return function Held(args: Props) {
    const [given, setGiven] = useState(args);
    const [current, setCurrent] = useState<Partial<Props>>({});
    const changedArgs = values.filter((value) => args[value] !== given[value]);
    if (changedArgs.length) {
      setGiven(args);
      setCurrent((before) => ({
        ...before,
        ...Object.fromEntries(changedArgs.map((value) => [value, args[value]])),
      }));
    }
    const changeHandlers = values.map((value) => {
      const name = handlers[value]!;
      const onChange = (next: unknown) => {
        setCurrent((before) => ({ ...before, [value]: next }));
        (args[name] as ((next: unknown) => void) | undefined)?.(next);
      };
      return [name, onChange];
    });
    return <Component {...args} {...current} {...Object.fromEntries(changeHandlers)} />;
  };
}
