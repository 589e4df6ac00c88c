import clsx from 'clsx';
import { config } from '#src/app/config.ts';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { content } from './content.ts';
import { links } from './links.ts';
import { Example } from './Example.tsx';
import { ProductCard } from './ProductCard.tsx';
import { column, PublicHeader } from './PublicHeader.tsx';

const { heading, tagline, claim, header, steps, footer } = content;

/**
 * The landing page (LAN-1). It is prerendered into index.html and shown before the router loads, so it must
 * not import router, forms or server state.
 */
export function LandingScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{heading}</title>
      <PublicHeader brand={<Brand name={config.brand} size={26} isDecorative={config.brand === heading} />}>
        <a href={links.login} className={buttonLook('ghost')}>
          {header.login}
        </a>
      </PublicHeader>

      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <div
          className={clsx(
            column,
            'grid flex-1 content-center gap-x-16 gap-y-12 pt-8 pb-14',
            'lg:grid-cols-2 lg:items-center lg:pt-12 lg:pb-20',
          )}
        >
          <div className="grid gap-8 lg:gap-10">
            <Claim />
            <ProductCard />
          </div>
          <Example />
        </div>
        <Reasons />
      </main>
      <Footer />
    </div>
  );
}

const Claim = () => (
  <div>
    <h1 className="text-[clamp(2rem,9.5vw,3.5rem)] leading-none font-semibold tracking-[-0.034em] sm:whitespace-nowrap">
      {heading}
    </h1>
    <p className="mt-4 text-xl sm:text-2xl">{tagline}</p>
    <p className="mt-3 max-w-[34rem] text-lg text-pretty text-muted">{claim}</p>
  </div>
);

/** The steps and the features, on the other side of the edge. */
const Reasons = () => (
  <div className="relative text-sunken">
    <BittingEdge />
    <div className="bg-sunken text-text">
      <div className={clsx(column, 'grid gap-12 pt-8 pb-14 lg:gap-16 lg:pt-10 lg:pb-20')}>
        <section aria-labelledby="steps">
          <h2 id="steps" className="text-2xl font-semibold">
            {steps.title}
          </h2>
          <ol className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
            {steps.items.map(({ title, text }, at) => (
              <li key={title} className="flex gap-5">
                <span aria-hidden="true" className="text-5xl font-semibold text-accent-text tabular-nums">
                  {at + 1}
                </span>
                <div className="pt-1">
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-1 text-base text-pretty text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <ul className="grid gap-x-10 gap-y-8 border-t border-line pt-8 md:grid-cols-3">
          {content.features.map(({ title, text }) => (
            <li key={title}>
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="mt-1 max-w-sm text-base text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
);

const Footer = () => (
  <footer className="border-t border-line bg-sunken">
    <nav aria-label="Footer" className={clsx(column, 'flex flex-wrap gap-x-7 gap-y-1 py-3')}>
      <a
        href={links.login}
        className="py-2 text-muted hover:text-text pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {footer.login}
      </a>
      <a
        href={links.terms}
        className="py-2 text-muted hover:text-text pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {footer.terms}
      </a>
    </nav>
  </footer>
);
