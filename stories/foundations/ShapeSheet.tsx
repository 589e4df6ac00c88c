import clsx from 'clsx';
import { tokensOf } from '#storybook/pages/tokens/parse.ts';
import { BothThemes, CopyText, Section, Sheet, Swatch, themes } from './parts.tsx';

const { light: tokens } = themes;

const radii: Record<string, string> = {
  xs: 'Chips, keys, a code under the pointer',
  sm: 'Buttons of a field, options, tooltips',
  md: 'Buttons, fields, menus',
  lg: 'Tables, panels, toasts',
  xl: 'Dialogs, the card of the product',
};

const shadows: Record<string, string> = {
  edge: 'Buttons, the chosen tab',
  float: 'Menus, toasts, tooltips',
  dialog: 'Dialogs, the command palette',
};

const steps = {
  1: 'an icon and its word',
  2: 'parts of one control',
  3: 'the inside of a field',
  4: 'fields of a form',
  6: 'the inside of a card',
  8: 'parts of a panel',
  12: 'sections of a page',
  16: 'parts of a public page',
};

const layers = { sunken: 'a well', surface: 'the page', raised: 'a card', float: 'a menu' };

/** Radii, distances, shadows and layers. */
export const ShapeSheet = () => (
  <Sheet>
    <Section
      title="Radius"
      note="Small radii that grow with the part. Only avatars, counts and filters are fully round."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
        {tokensOf('radius', tokens).map(([name, radius]) => (
          <li key={name} className="grid content-start gap-2">
            <span className="h-20 border border-line-strong bg-raised" style={{ borderRadius: radius }} />
            <CopyText text={`rounded-${name}`} label={`rounded-${name}`} />
            <span className="text-xs text-muted">
              {radius}. {radii[name]}
            </span>
          </li>
        ))}
      </ul>
    </Section>

    <Section
      title="Space"
      note={
        `Every distance is a multiple of ${tokens.get('spacing')}, 4 px. ` +
        'What belongs together is closer than what does not.'
      }
    >
      <ul className="grid gap-3 rounded-lg border border-line bg-raised p-4">
        {Object.entries(steps).map(([step, between]) => (
          <li
            key={step}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[5rem_6rem_minmax(0,1fr)]"
          >
            <span className="flex gap-2">
              <span className="mono w-[2ch] text-end">{step}</span>
              <span className="text-muted">{Number(step) * 4} px</span>
            </span>
            <Swatch
              colour="var(--color-accent)"
              className="h-3"
              style={{ inlineSize: `calc(var(--spacing) * ${step})` }}
            />
            <span className="text-xs text-muted max-sm:col-span-2">{between}</span>
          </li>
        ))}
      </ul>
    </Section>

    <Section
      title="Shadow"
      note="Only what floats casts one. In the dark theme a light hairline does most of the work."
    >
      <BothThemes className="grid gap-8 sm:grid-cols-3">
        {tokensOf('shadow', tokens).map(([name]) => (
          <div key={name} className="grid content-start gap-3">
            <span className="h-20 rounded-lg bg-float" style={{ boxShadow: `var(--shadow-${name})` }} />
            <span className="text-xs">
              <span className="font-medium">shadow-{name}</span>
              <br />
              <span className="text-muted">{shadows[name]}</span>
            </span>
          </div>
        ))}
      </BothThemes>
    </Section>

    <Section
      title="Layers"
      note="From back to front. The light theme separates them by hairlines and shadow, the dark one by lightness."
    >
      <BothThemes className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {Object.entries(layers).map(([layer, example]) => (
          <div
            key={layer}
            className={clsx(
              'grid h-28 content-end rounded-lg p-3',
              layer === 'float' ? 'shadow-float' : 'border border-line',
            )}
            style={{ background: `var(--color-${layer})` }}
          >
            <span className="font-medium">{layer}</span>
            <span className="text-xs text-muted">{example}</span>
          </div>
        ))}
      </BothThemes>
    </Section>
  </Sheet>
);
