import clsx from 'clsx';
import { config } from '#src/app/config.ts';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { content } from './content.ts';
import { links } from './links.ts';
import { DashboardPreview } from './DashboardPreview.tsx';
import { ProductCard } from './ProductCard.tsx';
import { column, PublicHeader } from './PublicHeader.tsx';
import { BoltIcon, ChatIcon, WindowIcon } from '#src/ui/public-icons.tsx';

const { heading, tagline, header, closing, footer } = content;

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
            'grid flex-1 gap-x-12 gap-y-10 overflow-x-clip pt-6',
            'lg:grid-cols-[1fr_minmax(20rem,24rem)] lg:grid-rows-[auto_1fr] lg:gap-y-12 lg:pt-10',
          )}
        >
          <div className="lg:col-start-1">
            <h1
              className={clsx(
                'text-[clamp(2.75rem,12vw,4.25rem)] leading-[0.98] font-semibold tracking-[-0.036em]',
                'lg:text-[5.25rem]',
              )}
            >
              {heading}
            </h1>
            <p className="mt-5 text-lg text-muted sm:text-2xl">{tagline}</p>
          </div>
          <ProductCard className="z-1 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16" />
          <DashboardPreview className="-mb-9 lg:col-start-1 lg:row-start-2 lg:-me-32" />
        </div>

        <div className="relative z-1 text-sunken">
          <BittingEdge />
          <div className="bg-sunken text-text">
            <div className={clsx(column, 'pt-8 pb-12 lg:pt-10 lg:pb-16')}>
              <FeatureCards />
              <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 lg:mt-14">
                <p className="max-w-xl text-xl font-semibold text-balance sm:text-2xl">{closing.text}</p>
                <a href={links.register} className={buttonLook('secondary', 'lg', 'max-sm:w-full')}>
                  {closing.action}
                </a>
              </div>
            </div>
          </div>
        </div>
      </main>

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
    </div>
  );
}

const icons = { bolt: BoltIcon, chat: ChatIcon, window: WindowIcon };

/** The three feature cards (LAN-1). */
function FeatureCards() {
  return (
    <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
      {content.features.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="flex gap-4 rounded-xl bg-raised p-5 ring-1 ring-line md:block lg:p-6">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
              <Icon size={22} />
            </span>
            <div className="md:mt-5">
              <h2 className="text-xl font-semibold">{title}</h2>
              <p className="mt-1.5 max-w-sm text-base text-muted text-pretty">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
