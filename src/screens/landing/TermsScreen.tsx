import clsx from 'clsx';
import type { ReactNode } from 'react';
import { config } from '#src/app/config.ts';
import { Brand } from '#src/ui/Brand.tsx';
import { linkClasses } from '#src/ui/button-classes.ts';
import { content } from './content.ts';
import { links } from './links.ts';
import { PublicHeader } from './PublicHeader.tsx';

const { terms } = content;

/** /tos (ROU-6), with the terms of the deployment. */
export const TermsScreen = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <title>{`${terms.title} · ${config.brand}`}</title>
    <PublicHeader
      brand={
        <a
          href={links.home}
          className="flex w-fit max-w-full items-center rounded-sm pointer-coarse:min-h-control-lg"
        >
          <Brand name={config.brand} />
        </a>
      }
    />
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-customer px-4 pt-6 pb-20 text-base outline-none *:max-w-text sm:px-6 sm:pt-10"
    >
      <h1 className="text-4xl font-semibold">{terms.title}</h1>
      <div className="mt-6 grid gap-4">{children}</div>
      <a href={links.home} className={clsx('mt-10 inline-block', linkClasses)}>
        {terms.back}
      </a>
    </main>
  </div>
);
