import { DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { KitPage } from './KitPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/**
 * The docs page of a stories file. Kit pages show all stories; screens need a mock backend each, so their
 * page shows one.
 */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Kit/')) return <KitPage />;
  return title.startsWith('Foundations/') ? <DocsPage /> : <ScreenPage />;
}
