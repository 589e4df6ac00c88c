import type { ReactNode } from 'react';
import { StoryLink } from './StoryLink.tsx';
import { type IndexEntry, useIndex } from './use-index.ts';

const parentOf = (title: string) => title.slice(0, title.lastIndexOf('/'));

/** Links to the parent screen and to the parts of this one, as entries of a description list. */
export function RelatedScreens({ title }: { title: string }) {
  const pages = useIndex().filter(
    ({ type, title: other }) => type === 'docs' && other.startsWith('Screens/'),
  );
  const whole = pages.filter((page) => page.title === parentOf(title));
  const parts = pages.filter((page) => parentOf(page.title) === title);
  return (
    <>
      {whole.length > 0 && <Entry term="Part of">{links(whole)}</Entry>}
      {parts.length > 0 && <Entry term="Dialogs">{links(parts)}</Entry>}
    </>
  );
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="flex flex-wrap gap-x-4 gap-y-1">{children}</dd>
  </>
);

const links = (pages: IndexEntry[]) =>
  pages.map(({ id, title }) => (
    <StoryLink key={id} to={`docs/${id}`} className="text-accent-text underline underline-offset-2">
      {title.slice(parentOf(title).length + 1)}
    </StoryLink>
  ));
