import { lazy, type PropsWithChildren, Suspense } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

// Lazy, so that stories do not wait for the docs pages.
const LazyContainer = lazy(async () => ({ default: (await import('./Container.tsx')).Container }));
const LazyPage = lazy(async () => ({ default: (await import('./Page.tsx')).Page }));

export const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);
export const Page = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);
