import { Suspense, useContext } from 'react';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { canvasUrl } from './globals-param.ts';
import type { DocumentedParameters } from './groups.ts';
import { screens } from './screens.ts';
import { RelatedScreens } from './RelatedScreens.tsx';
import { StateTable } from './StateTable.tsx';
import { StoryLink } from './StoryLink.tsx';
import { useDocsGlobals } from './use-globals.ts';

/**
 * The docs page of a screen or flow: who uses it, its first story live, and a table of its states. The
 * story runs in an iframe, because a page has only one mock backend.
 */
export function ScreenPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const { theme, locale, timeZone, contrast, motion } = useDocsGlobals();
  const first = stories[0]!;
  const note = screens[title];
  const path = title.split('/');
  const { route } = { ...parameters, ...first.parameters } as DocumentedParameters;

  return (
    <div className="sb-unstyled grid gap-10 text-base">
      <header className="grid gap-4">
        <p className="text-sm text-muted">{path.slice(0, -1).join(' › ')}</p>
        <h1 className="-mt-3 text-3xl font-semibold">{path.at(-1)}</h1>
        {note && <p className="max-w-prose text-lg text-muted">{note.does}</p>}
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
          {note && (
            <>
              <dt className="text-muted">Used by</dt>
              <dd>{note.who}</dd>
            </>
          )}
          {route && (
            <>
              <dt className="text-muted">Address</dt>
              <dd className="mono">{route}</dd>
            </>
          )}
          <Suspense>
            <RelatedScreens title={title} />
          </Suspense>
        </dl>
      </header>

      <section aria-labelledby="live" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="live" className="text-xl font-semibold">
            {first.name}
          </h2>
          <StoryLink
            to={`story/${first.id}`}
            className="text-sm text-accent-text underline underline-offset-2"
          >
            Open the story
          </StoryLink>
        </div>
        <iframe
          title={`${path.at(-1)}, ${first.name}`}
          src={canvasUrl(first.id, { theme, locale, timeZone, contrast, motion })}
          loading="lazy"
          className="h-150 w-full rounded-lg border border-line bg-surface"
        />
      </section>

      <section aria-labelledby="states" className="grid gap-3">
        <h2 id="states" className="text-xl font-semibold">
          States
        </h2>
        <StateTable stories={stories} />
      </section>
    </div>
  );
}
