import type { ReactNode } from 'react';
import css from '#src/ui/tokens.css?raw';
import { parseTokens, tokensOf } from '#storybook/pages/tokens/parse.ts';

/** The tokens parsed from tokens.css itself, so that pages and stories show no copy. */
export const themes = parseTokens(css);

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
