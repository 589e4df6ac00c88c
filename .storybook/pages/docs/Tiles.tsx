import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useGlobals } from './globals.ts';

const tiles = [
  {
    name: 'Atlas',
    says: 'each screen in every state',
    page: 'atlas--docs',
    picture: 'screens-landing/typical/%-1280',
  },
  {
    name: 'Kit',
    says: 'the components, with do and don’t',
    page: 'kit-button--docs',
    picture: 'kit-button/variants/%',
  },
  {
    name: 'Outcomes',
    says: 'each call with every response and fault',
    page: 'outcomes-matrix--docs',
    picture: 'screens-admin-keys/typical/%-1280',
  },
];

/** Three entries to Storybook, each with a picture in the theme of the toolbar. */
export function Tiles() {
  const { theme } = useGlobals(useContext(DocsContext).channel);
  return (
    <nav aria-label="Start" className="sb-unstyled my-8 grid gap-4 text-sm sm:grid-cols-3">
      {tiles.map(({ name, says, page, picture }) => (
        <a
          key={name}
          aria-label={`${name}: ${says}`}
          href={`./?path=/docs/${page}`}
          target="_top"
          className="grid content-start overflow-hidden rounded-lg border border-line bg-raised text-text hover:border-accent"
        >
          <img
            alt=""
            src={`./pictures/${picture.replace('%', theme)}.webp`}
            className="h-36 w-full border-b border-line object-cover object-left-top"
          />
          <span className="grid gap-1 p-4">
            <b className="text-base font-semibold">{name}</b>
            <span className="text-muted">{says}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
