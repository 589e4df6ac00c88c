import { Fragment } from 'react';
import { contrastOf, hexOf } from '#storybook/pages/tokens/colour.ts';
import type { Theme } from '#storybook/pages/tokens/parse.ts';
import { type Pair, pairsOf, roleGroups, wanted } from '#storybook/pages/tokens/roles.ts';
import { themes } from './parts.tsx';

/** Returns a colour of a theme in hex. */
export const valueOf = (role: string, theme: Theme) => hexOf(themes[theme].get(`color-${role}`) ?? '');

/** Every colour with its use, and its contrast on its backgrounds in both themes. */
export const Contrasts = () => (
  <table className="docs-table text-sm">
    <tbody>
      {roleGroups
        .flatMap(({ roles }) => roles)
        .map((role) => (
          <tr key={role.name}>
            <th scope="row">{role.name}</th>
            <td>
              {role.use}
              {(['light', 'dark'] as const).map((theme) => (
                <ul key={theme} aria-label={theme} className="sb-unstyled mt-2 flex flex-wrap gap-1 text-xs">
                  {pairsOf(role).map((pair) => (
                    <Fragment key={pair.ground}>
                      <Contrast pair={pair} theme={theme} />{' '}
                    </Fragment>
                  ))}
                </ul>
              ))}
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);

function Contrast({ pair: { ink, ground, wants }, theme }: { pair: Pair; theme: Theme }) {
  const [color, background] = [valueOf(ink, theme), valueOf(ground, theme)];
  const contrast = contrastOf(themes[theme].get(`color-${ink}`)!, themes[theme].get(`color-${ground}`)!);
  // a shape needs less contrast than its words would
  const isText = wants === wanted.text;
  return (
    <li className="overflow-hidden rounded-xs border border-line">
      <span className="inline-block px-2 py-1" style={{ background, color: isText ? color : undefined }}>
        {isText ? ground : <span className="inline-block h-2 w-6" style={{ background: color }} />}
      </span>{' '}
      <span className="inline-block bg-raised px-2 py-1">
        {!isText && `${ground} `}
        {contrast.toFixed(1)}
        {contrast < wants && ` below ${wants}`}
      </span>
    </li>
  );
}
