import clsx from 'clsx';
import { config } from '#src/app/config.ts';
import { Brand } from '#src/ui/Brand.tsx';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { content } from './content.ts';
import { Features } from './Features.tsx';
import { links } from './links.ts';
import { ProductCard } from './ProductCard.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const { heading, tagline, header, footer } = content;

/**
 * The landing page (LAN-1). It is prerendered into index.html and shown before any script loads, so it must not
 * import router, forms or server state, nor set a style attribute, which the policy of the page forbids.
 */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{heading}</title>
      <PublicHeader brand={<Brand name={config.brand} heading={heading} />}>
        <a href={links.key} className={headerLink}>
          {header.haveKey}
        </a>
        <a href={links.login} className={headerLink}>
          {header.login}
        </a>
      </PublicHeader>
      <main
        id="content"
        tabIndex={-1}
        className={clsx(
          column,
          'flex flex-1 flex-col justify-center pt-8 pb-14 outline-none sm:pt-12 lg:pt-8 lg:pb-10',
        )}
      >
        <h1 className="text-8xl font-semibold 2xl:text-9xl">{heading}</h1>
        <p className="mt-4 text-lg text-muted 2xl:text-2xl">{tagline}</p>
        <ProductCard className="mt-8 sm:mt-10 2xl:mt-12" />
        <Features className="mt-5" />
      </main>
      <footer className="border-t border-line">
        <nav aria-label="Footer" className={clsx(column, 'flex min-h-16 flex-wrap items-center gap-x-7')}>
          <a href={links.login} className={footerLink}>
            {footer.login}
          </a>
          <a href={links.terms} className={footerLink}>
            {footer.terms}
          </a>
        </nav>
      </footer>
    </div>
  );
}

const column = 'mx-auto w-full max-w-customer px-4 sm:px-6';
const headerLink = buttonClasses('ghost', 'md', 'max-sm:px-2.5');
const footerLink = 'py-2 text-muted hover:text-text pointer-coarse:min-w-11 pointer-coarse:py-3';
