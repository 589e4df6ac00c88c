import { tokensOf } from '#storybook/pages/tokens/parse.ts';
import { CopyText, Section, Sheet, themes } from './parts.tsx';

const { light: tokens } = themes;

/** Use of each size. */
const sizes: Record<string, string> = {
  xs: 'Helper texts, chips, tooltips, field errors, counts, keys of the keyboard',
  sm: 'Everything by default: tables, buttons, fields on a desktop',
  base: 'Fields on a phone, large buttons, headings of empty states',
  lg: 'The line below the name on the landing page, its features, the version of the client',
  xl: 'Titles of dialogs and sheets, the number of a statistic, pages that stand in for another',
  '2xl': 'The title of a page',
  '4xl': 'Sign-in, sign-up, the name of the product, the days left',
  '6xl': 'The price',
};

const weights = {
  normal: 'text',
  medium: 'labels, buttons, chips, chosen tabs',
  semibold: 'headings and numbers',
};

const codes = [
  ['9F2K-0A1B-77C0-11D4', 'an activation key'],
  ['0O 1lI 5S 8B', 'what must not be mistaken for each other'],
  ['192.168.14.203', 'an address'],
  ['2026-01-15 12:00', 'a point in time in UTC'],
];

/** Sizes, weights, codes and figures. */
export const TypeSheet = () => (
  <Sheet>
    <Section
      title="Sizes"
      note="Ten sizes, each with its line height and, from lg on, tighter letters. In rem, so that they follow the text size of the browser."
    >
      <ul className="grid overflow-hidden rounded-lg border border-line bg-raised">
        {tokensOf('text', tokens).map(([name, size]) => (
          <Size key={name} name={name} size={size} />
        ))}
      </ul>
    </Section>

    <Section
      title="Weights"
      note="Three, all of one variable font. Semibold is for what one looks for first; nothing is bold."
    >
      <ul className="grid gap-3 rounded-lg border border-line bg-raised p-4 text-lg">
        {tokensOf('font-weight', tokens).map(([name, weight]) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-4">
            <span style={{ fontWeight: weight }}>Activation keys, subscriptions, invites</span>
            <span className="text-xs text-muted">
              {weight}, {name}: {weights[name as keyof typeof weights]}
            </span>
          </li>
        ))}
      </ul>
    </Section>

    <Section
      title="Codes"
      note="JetBrains Mono for what is compared character by character. Zero has a dot, and no two characters become one."
    >
      <ul className="grid gap-3 rounded-lg border border-line bg-raised p-4 text-lg">
        {codes.map(([code, what]) => (
          <li key={code} className="flex flex-wrap items-baseline gap-x-4">
            <span dir="ltr" className="mono break-words">
              {code}
            </span>
            <span className="text-xs text-muted">{what}</span>
          </li>
        ))}
      </ul>
    </Section>

    <Section
      title="Figures"
      note="Numbers below each other have tabular figures (tabular-nums), so that their digits stand in columns. In running text they are proportional."
    >
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-8 gap-y-1 rounded-lg border border-line bg-raised p-4 text-lg">
        {['1,111.11', '4,080.90', '€2.49'].map((number) => (
          <div key={number} className="contents">
            <dt className="text-end tabular-nums">{number}</dt>
            <dd className="text-end text-muted">{number}</dd>
          </div>
        ))}
      </dl>
    </Section>
  </Sheet>
);

function Size({ name, size }: { name: string; size: string }) {
  const leading = tokens.get(`text-${name}--line-height`) ?? '';
  const tracking = tokens.get(`text-${name}--letter-spacing`) ?? '0';
  return (
    <li className="grid items-center gap-x-6 gap-y-2 p-4 not-first:border-t not-first:border-line lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid gap-0.5">
        <CopyText text={`text-${name}`} label={`text-${name}`} />
        <span className="text-xs text-muted">
          {px(size)} on {Math.round(px(size) * Number(leading))} px
          {tracking !== '0' && (
            <>
              , letters <bdi>{tracking}</bdi>
            </>
          )}
        </span>
        <span className="text-xs text-muted">{sizes[name]}</span>
      </div>
      <p
        className="truncate font-semibold"
        style={{ fontSize: size, lineHeight: leading, letterSpacing: tracking }}
      >
        Reliable, effective, and secure
      </p>
    </li>
  );
}

const px = (rem: string) => Number.parseFloat(rem) * 16;
