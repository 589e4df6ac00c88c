import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { linkClasses } from '#src/ui/button-classes.ts';
import { headerClasses } from '#src/ui/header-classes.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';

interface AuthPageProps {
  title: string;
  note?: string;
  children: ReactNode;
  other: { to: string; text: string };
  /** A deployment's own content. */
  extra?: ReactNode;
}

/** Layout of sign-in and sign-up (SIN-2). */
export function AuthPage({ title, note, children, other, extra }: AuthPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${config.brand}`}</title>
      <SkipLink to="content" />
      <header className={clsx(headerClasses, 'justify-between')}>
        <Link to="/" className="flex min-w-0 items-center rounded-sm pointer-coarse:min-h-control-lg">
          <Brand name={config.brand} />
        </Link>
        <ThemeToggle className="-me-2" />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-form flex-1 content-start gap-6 px-4 pt-8 pb-10 outline-none sm:px-8 sm:pt-[12vh] 2xl:max-w-lg 2xl:pt-[16vh]"
      >
        <div className="grid gap-2">
          <h1 className="text-4xl font-semibold">{title}</h1>
          {note && <p className="text-pretty text-muted">{note}</p>}
        </div>
        {children}
        <Link to={other.to} className={clsx('w-fit', linkClasses)}>
          {other.text}
        </Link>
        {extra}
      </main>
    </div>
  );
}
