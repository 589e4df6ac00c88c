import clsx from 'clsx';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { BrandMark } from '#src/ui/Brand.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { content } from './content.ts';
import { FeatureCards } from './FeatureCards.tsx';
import { links } from './links.ts';
import { ProductCard } from './ProductCard.tsx';

const { heading, tagline, footer } = content;

/**
 * The landing page (LAN-1). It is prerendered into index.html and shown before the router loads, so it must
 * not import router, forms or server state.
 */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{heading}</title>
      <SkipLink to="content" />
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-5 py-4 sm:px-8 sm:py-5">
        <BrandMark size={26} />
        <ThemeToggle className="-me-2" />
      </header>

      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <div
          className={clsx(
            'mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-x-16 gap-y-10',
            'px-5 pt-6 pb-14 sm:px-8 lg:grid-cols-[1fr_minmax(20rem,24rem)] lg:py-16',
          )}
        >
          <div>
            <h1
              className={clsx(
                'text-[clamp(2.75rem,12vw,4.25rem)] leading-[0.98] font-semibold tracking-[-0.036em]',
                'lg:text-[7.25rem]',
              )}
            >
              {heading}
            </h1>
            <p className="mt-5 text-lg text-muted sm:mt-7 sm:text-2xl">{tagline}</p>
          </div>
          <ProductCard />
        </div>

        <div className="text-sunken">
          <BittingEdge />
          <div className="bg-sunken text-text">
            <FeatureCards />
          </div>
        </div>
      </main>

      <footer className="border-t border-line bg-sunken">
        <nav
          aria-label="Footer"
          className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-7 gap-y-1 px-5 py-3 sm:px-8"
        >
          <a href={links.login} className="py-2 text-muted hover:text-text">
            {footer.login}
          </a>
          <a href={links.terms} className="py-2 text-muted hover:text-text">
            {footer.terms}
          </a>
        </nav>
      </footer>
    </div>
  );
}
