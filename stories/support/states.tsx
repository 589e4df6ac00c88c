import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Sheet, Variant } from './sheet.tsx';

/**
 * Classes of storybook-addon-pseudo-states: it writes each `:hover` of the style sheets a second time as
 * `.pseudo-hover`.
 */
const forced = {
  hover: ['pseudo-hover'],
  focus: ['pseudo-focus', 'pseudo-focus-visible'],
  pressed: ['pseudo-hover', 'pseudo-active'],
};

type ForcedState = keyof typeof forced;

interface InStateProps {
  state: ForcedState;
  /** Selector of what is in that state; by default the control. */
  on?: string | undefined;
  children: ReactNode;
}

/** Shows what is inside as if the pointer or the focus were on it. */
export function InState({ state, on = 'a, button, input, textarea', children }: InStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of box.current?.querySelectorAll<HTMLElement>(on) ?? []) {
      element.classList.add(...forced[state]);
      if (state === 'focus') element.dataset.focus = ''; // Headless UI marks by attribute what has the focus
    }
    // the addon reads the style sheets now, not only once the story has played
    addons.getChannel().emit(STORY_RENDERED);
  });
  return <div ref={box}>{children}</div>;
}

interface StatesProps {
  /** Draws the part, enabled or not. */
  children: (disabled: boolean) => ReactNode;
  /** For what cannot be disabled, such as a link. */
  withoutDisabled?: boolean;
  on?: string;
  /** Width of each. */
  className?: string;
}

/** A part at rest, hovered, focused, pressed and disabled, side by side. */
export function States({ children, withoutDisabled = false, on, className }: StatesProps) {
  return (
    <Sheet>
      <Variant name="rest" className={className}>
        {children(false)}
      </Variant>
      {(Object.keys(forced) as ForcedState[]).map((state) => (
        <Variant key={state} name={state} className={className}>
          <InState state={state} on={on}>
            {children(false)}
          </InState>
        </Variant>
      ))}
      {!withoutDisabled && (
        <Variant name="disabled" className={className}>
          {children(true)}
        </Variant>
      )}
    </Sheet>
  );
}
