// @vitest-environment jsdom
import path from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { filesByRoute, lazyModulesByRoute, script } from './early-loads.ts';
import { routeFiles } from './route-files.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The paths of the routes with a lazy screen. */
const lazyPaths = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path: own = '', lazy, children }) => {
    const at = own.startsWith('/') ? own : [parent, own].filter(Boolean).join('/');
    return children ? lazyPaths(children, at) : lazy ? [at] : [];
  });

it('the modules of a route are known for every screen, those of / are the dashboard’s (ROU-1)', () => {
  expect(Object.keys(routeFiles).sort()).toEqual(['/', '/tos', ...lazyPaths(createRoutes())].sort());
  expect(routeFiles['/']).toEqual(routeFiles['/dash']);
  expect(routeFiles['/admin/subs']).toEqual([
    'apps/web/routed.tsx',
    'apps/web/WithData.tsx',
    'src/screens/admin/shell/AdminShell.tsx',
    'src/screens/admin/subscriptions/SubscriptionsScreen.tsx',
  ]);
});

describe('the files of a route', () => {
  const chunk = (fileName: string, modules: string[], imports: string[] = []) => ({
    type: 'chunk',
    fileName,
    isEntry: fileName === 'index.js',
    moduleIds: modules.map((module) => path.join(root, module)),
    imports,
  });

  it('for later are those of its dialogs, without what it loads at once', () => {
    const users = 'src/screens/admin/users/UsersScreen.tsx';
    const imports: Record<string, [string[], string[]]> = {
      [users]: [['src/screens/admin/list/AdminList.tsx'], ['src/screens/admin/users/EditUserDialog.tsx']],
      'src/screens/admin/list/AdminList.tsx': [[users], ['src/screens/admin/list/DeleteDialog.tsx']],
      // another page, not a dialog of this one
      'apps/web/routed.tsx': [[], ['src/screens/auth/SignInScreen.tsx']],
    };
    const absolute = (files: string[]) => files.map((file) => path.join(root, file));
    const modules = lazyModulesByRoute((id) => {
      const [own, lazy] = imports[path.relative(root, id)] ?? [[], []];
      return { importedIds: absolute(own), dynamicallyImportedIds: absolute(lazy) };
    });
    expect(modules['/admin/users']).toEqual([
      'src/screens/admin/users/EditUserDialog.tsx',
      'src/screens/admin/list/DeleteDialog.tsx',
    ]);
    const output = [
      chunk('index.js', ['apps/web/main.tsx']),
      chunk('edit.js', ['src/screens/admin/users/EditUserDialog.tsx'], ['field.js', 'table.js']),
      chunk('delete.js', ['src/screens/admin/list/DeleteDialog.tsx'], ['index.js']),
      chunk('field.js', []),
      chunk('table.js', []),
    ];
    const files = filesByRoute(output as never, { modules, without: { '/admin/users': ['table.js'] } });
    expect(files['/admin/users']!.sort()).toEqual(['delete.js', 'edit.js', 'field.js']);
  });

  it('have to be in the build', () => {
    expect(() => filesByRoute([])).toThrow('The build has no apps/web/routed.tsx');
  });
});

describe('the script', () => {
  const files = {
    '/': ['dash.js'],
    '/login': ['login.js'],
    '/admin/products': ['admin.js', 'products.js', 'admin.css'],
    '/admin/users': ['admin.js', 'users.js'],
  };
  const later = {
    '/': ['Password.js'],
    '/login': [],
    '/admin/products': ['Delete.js', 'Product.js'],
    '/admin/users': ['Delete.js', 'User.js'],
  };

  beforeEach(() => {
    document.head.innerHTML = '';
    document.cookie = 'BEARER=; Max-Age=0; Path=/';
    localStorage.clear();
  });
  afterEach(() => {
    globalThis.codeForLater = undefined;
    history.replaceState(null, '', '/');
  });

  /** The links that it adds at an address. */
  function linksAt(address: string, base = '/') {
    history.replaceState(null, '', address);
    new Function(script({ files, later }, base))();
    return [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  }
  const modules = (...names: string[]) => names.map((name) => ['modulepreload', `/${name}`]);

  it.each([
    ['/login', ['login.js']],
    ['/login/', ['login.js']],
    ['/nowhere', ['login.js']],
    ['/administrators', ['login.js']],
    ['/admin/users', ['admin.js', 'users.js']],
    ['/', []],
  ])('at %s asks for %j', (address, names) => {
    expect(linksAt(address)).toEqual(modules(...names));
  });

  it.each(['/admin', '/admin/', '/admin/nothing'])(
    'at %s asks for the list that it redirects to',
    (address) => {
      expect(linksAt(address)).toEqual([...modules('admin.js', 'products.js'), ['preload', '/admin.css']]);
    },
  );

  it('below another base asks for the same there', () => {
    expect(linksAt('/x/login', '/x/')).toEqual([['modulepreload', '/x/login.js']]);
    expect(linksAt('/x', '/x/')).toHaveLength(1);
  });

  it('knows the code that the page may need later, also after a change of the address', () => {
    linksAt('/x/admin/users', '/x/');
    expect(globalThis.codeForLater?.()).toEqual(['/x/Delete.js', '/x/User.js']);
    history.replaceState(null, '', '/x/admin/products');
    expect(globalThis.codeForLater?.()).toEqual(['/x/Delete.js', '/x/Product.js']);
    history.replaceState(null, '', '/x/login');
    expect(globalThis.codeForLater?.()).toEqual([]);
  });

  it.each([
    ['a username', () => localStorage.setItem('username', 'vole')],
    ['a bearer', () => void (document.cookie = 'BEARER=some; Path=/')],
  ])('at / asks for the dashboard if %s is stored', (_, store) => {
    store();
    expect(linksAt('/')).toEqual(modules('dash.js'));
  });
});
