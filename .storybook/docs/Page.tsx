import { DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { KitPage } from './KitPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/**
 * The page that is made of a stories file. Parts of the kit show all stories on it; a screen needs a world of
 * its own for each.
 */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Kit/')) return <KitPage />;
  return title.startsWith('Foundations/') ? <DocsPage /> : <ScreenPage />;
}
