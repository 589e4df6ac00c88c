import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import css from '#src/ui/tokens.css?raw';
import { parseTokens, type Theme, tokensOf } from '#storybook/pages/tokens/parse.ts';

/** The tokens parsed from tokens.css itself, so that pages and stories show no copy. */
export const themes = parseTokens(css);

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a foundation's page: heading, text and samples. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {note && <p className="max-w-prose text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The sections of a foundation, both on the canvas and on its docs page. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled grid gap-12 text-sm text-text not-first:mt-12">{children}</div>
);

/** A value with a copy button. `label` describes it, such as 'accent, dark, hex'. */
export const CopyText = ({ text, label }: { text: string; label: string }) => (
  <span className="flex min-w-0 items-center justify-between gap-1">
    <span dir="ltr" className="mono min-w-0 text-xs break-words">
      {text}
    </span>
    <CopyButton text={text} label={label} />
  </span>
);

/** A colour sample, rendered as an image: forced colours replace background colours, but not images. */
export const Swatch = ({
  colour,
  className,
  style,
}: {
  colour: string;
  className?: string;
  style?: CSSProperties;
}) => (
  <span
    className={clsx('block shrink-0 ring-1 ring-line ring-inset forced-color-adjust-none', className)}
    style={{ backgroundImage: `linear-gradient(${colour}, ${colour})`, ...style }}
  />
);

const styles = { light: styleOf('light'), dark: styleOf('dark') };

/** Renders children in a theme, whatever the theme of the page. */
export function ThemePanel({
  theme,
  className,
  children,
}: {
  theme: Theme;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-panel={theme} style={styles[theme]} className={clsx('min-w-0 bg-surface text-text', className)}>
      {children}
    </div>
  );
}

/** Returns the tokens that differ between themes, as custom properties of an element. */
function styleOf(theme: Theme): CSSProperties {
  const themed = [...themes[theme]].filter(([name]) => /^(color|shadow)-/.test(name));
  return { colorScheme: theme, ...Object.fromEntries(themed.map(([name, value]) => [`--${name}`, value])) };
}

interface TokensProps {
  kind: string;
  uses: Record<string, string>;
  /** Draws a sample of the token. */
  children(value: string, name: string): ReactNode;
}

/** The tokens of a kind, each with a sample, its name, its value and its use. */
export const Tokens = ({ kind, uses, children }: TokensProps) => (
  <table className="docs-table">
    <tbody>
      {tokensOf(kind, themes.light).map(([name, value]) => (
        <tr key={name} className="*:align-middle!">
          <td className="w-40">{children(value, name)}</td>
          <th scope="row">
            <code>{`--${kind}-${name}`}</code>
          </th>
          <td className="max-sm:hidden">{value}</td>
          <td>{uses[name]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
