import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const modules = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`);

const nameOf = (module: string) => path.basename(module).replace(/\.tsx?$/, '');

const named = (folder: string, files: string[]) => files.map((file) => [`${folder}${nameOf(file)}`, file]);

/**
 * The modules that the package exports, by the path behind its name: the kit as `ui/…`, the screens as `screens/…`,
 * and what a screen needs around it.
 */
export const entries: Record<string, string> = Object.fromEntries([
  ...named('ui/', modules('src/ui', /^[^/]+\.tsx?$/)),
  ...named('screens/', [...modules('src/screens', /Screen\.tsx$/), 'src/screens/admin/shell/AdminShell.tsx']),
  ...named('', [
    'apps/library/ScreenRoot.tsx',
    'apps/library/configure.ts',
    'apps/web/SessionUnknown.tsx',
    'src/app/AppRouter.tsx',
    'src/session/guards.tsx',
    'src/session/session.ts',
    'src/session/sign-in.ts',
    'src/session/use-session.ts',
    'src/theme/theme.ts',
  ]),
]);
