import { CheckIcon, XIcon } from 'lucide-react';
import { contrastOf, hexOf } from '#storybook/pages/tokens/colour.ts';
import type { Theme } from '#storybook/pages/tokens/parse.ts';
import { type Pair, pairsOf, type Role, roleGroups, wanted } from '#storybook/pages/tokens/roles.ts';
import { CopyText, Section, Sheet, Swatch, ThemePanel, themes } from './parts.tsx';

/** Every colour with its use, its value in both themes, and its contrast on its backgrounds. */
export const ColourSheet = () => (
  <Sheet>
    {roleGroups.map(({ title, note, roles }) => (
      <Section key={title} title={title} note={note}>
        <ul className="grid overflow-hidden rounded-lg border border-line bg-raised">
          {roles.map((role) => (
            <RoleRow key={role.name} role={role} />
          ))}
        </ul>
      </Section>
    ))}
  </Sheet>
);

const RoleRow = ({ role }: { role: Role }) => (
  <li className="grid not-first:border-t not-first:border-line lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)]">
    <div className="grid content-start gap-1 p-4">
      <h3 className="font-medium">{role.name}</h3>
      <p className="text-xs text-muted">{role.use}</p>
    </div>
    {(['light', 'dark'] as const).map((theme) => (
      <Value key={theme} role={role} theme={theme} />
    ))}
  </li>
);

function Value({ role, theme }: { role: Role; theme: Theme }) {
  const value = valueOf(role.name, theme);
  const pairs = pairsOf(role);
  return (
    <ThemePanel theme={theme} className="grid content-start gap-3 p-4">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
        <Swatch colour={value} className="h-full min-h-14 rounded-md" />
        <div className="min-w-0">
          <CopyText text={hexOf(value)} label={`${role.name}, ${theme}, hex`} />
          <CopyText text={value} label={`${role.name}, ${theme}, oklch`} />
        </div>
      </div>
      {pairs.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted">
          {pairs.map((pair) => (
            <Contrast key={pair.ground} pair={pair} theme={theme} />
          ))}
        </ul>
      )}
    </ThemePanel>
  );
}

function Contrast({ pair: { ink, ground, wants }, theme }: { pair: Pair; theme: Theme }) {
  const contrast = contrastOf(valueOf(ink, theme), valueOf(ground, theme));
  const Mark = contrast >= wants ? CheckIcon : XIcon;
  return (
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="grid h-5 w-7 place-items-center rounded-xs text-xs font-semibold ring-1 ring-line ring-inset"
        style={{ background: `var(--color-${ground})`, color: `var(--color-${ink})` }}
      >
        {wants === wanted.text ? 'Aa' : <span className="size-3 rounded-full border-2 border-current" />}
      </span>
      <span>on {ground}</span>
      <span className="mono text-text">{contrast.toFixed(1)}</span>
      <span
        className={contrast >= wants ? 'flex items-center text-success' : 'flex items-center text-danger'}
      >
        <Mark className="size-icon-xs" />
        {contrast >= wants ? 'AA' : `below ${wants}`}
      </span>
    </li>
  );
}

const valueOf = (role: string, theme: Theme) => themes[theme].get(`color-${role}`) ?? '';
