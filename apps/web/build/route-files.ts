import { readFileSync } from 'node:fs';
import path from 'node:path';

const routes = readFileSync(path.join(import.meta.dirname, '../routes.tsx'), 'utf8');

/** The module of each screen that is a chunk, by path; the pages of the console are below its shell. */
const { '/admin': shell, ...screens } = Object.fromEntries(
  [...routes.matchAll(/'(\/[\w/]+)': async .+?import\('#([^']+)'\)/gs)].map(([, at, file]) => [at!, file!]),
);

const routed = 'apps/web/routed.tsx';
const withData = [routed, 'apps/web/DataProviders.tsx'];

/**
 * The modules that apps/web/routes.tsx loads for each path. `/` counts for remembered users only, who are
 * redirected to /dash (ROU-1).
 */
export const routeFiles: Record<string, string[]> = {
  '/tos': [routed],
  '/': [...withData, screens['/dash']!],
  ...Object.fromEntries(
    Object.entries(screens).map(([at, file]) => [
      at,
      at.startsWith('/admin/') ? [...withData, shell!, file] : [...withData, file],
    ]),
  ),
};

/** Targets of unknown paths (ROU-5): below /admin, and elsewhere. */
export const unknownPathTargets = { admin: '/admin/products', other: '/login' };
