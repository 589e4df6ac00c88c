import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { addons } from 'storybook/preview-api';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { Sheet, Variant } from './sheet.tsx';

/** Classes of storybook-addon-pseudo-states, which copies each `:hover` rule to `.pseudo-hover`. */
const forced = {
  hover: ['pseudo-hover'],
  focus: ['pseudo-focus', 'pseudo-focus-visible'],
  pressed: ['pseudo-hover', 'pseudo-active'],
};

type ForcedState = keyof typeof forced;

interface InStateProps {
  state: ForcedState;
  /** Selector of the element in that state; by default the control. */
  on?: string | undefined;
  children: ReactNode;
}

/** Renders its children as if hovered, focused or pressed. */
export function InState({ state, on = 'a, button, input, textarea', children }: InStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of box.current?.querySelectorAll<HTMLElement>(on) ?? []) {
      element.classList.add(...forced[state]);
      if (state === 'focus') element.dataset.focus = ''; // Headless UI marks focus by an attribute.
    }
    // Makes the addon read the style sheets now rather than after the play.
    addons.getChannel().emit(STORY_RENDERED);
  });
  return <div ref={box}>{children}</div>;
}

interface VariantsOptions {
  className?: string;
  on?: string;
}

/**
 * Creates a `render` that shows the part once for each variant, with the props in which it differs from the story's
 * args. A variant named like a state ('hover') is shown in it.
 */
export const variantsOf =
  <Props extends object>(
    Part: ComponentType<Props>,
    variants: Record<string, Partial<Props>>,
    { className, on }: VariantsOptions = {},
  ) =>
  (args: Props) => (
    <Sheet>
      {Object.entries(variants).map(([name, props]) => (
        <Variant key={name} name={name} className={className}>
          {name in forced ? (
            <InState state={name as ForcedState} on={on}>
              <Part {...args} {...props} />
            </InState>
          ) : (
            <Part {...args} {...props} />
          )}
        </Variant>
      ))}
    </Sheet>
  );

/** Creates a `render` that shows the part in its five states side by side, in a row for each of these props. */
export function statesOf<Props extends { disabled?: boolean | undefined }>(
  Part: ComponentType<Props>,
  rows: Partial<Props>[],
  className: string,
) {
  const disabled = { disabled: true } as Partial<Props>;
  const Row = variantsOf(Part, { rest: {}, hover: {}, focus: {}, pressed: {}, disabled }, { className });
  return (args: Props) => (
    <div className="grid gap-6">
      {rows.map((row, at) => (
        <Row key={at} {...args} {...row} />
      ))}
    </div>
  );
}
