// @vitest-environment jsdom
import path from 'node:path';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { filesByRoute, lazyModulesByRoute, script } from './early-loads.ts';
import { routeFiles } from './route-files.ts';

const root = path.join(import.meta.dirname, '../../..');

/** The lazy parts of each route with a screen, by path. */
function lazyParts(routes: readonly RouteObject[], parent = '', above: RouteObject[] = []) {
  const found: Record<string, RouteObject[]> = {};
  for (const route of routes) {
    const at = route.path?.startsWith('/') ? route.path : [parent, route.path].filter(Boolean).join('/');
    const parts = typeof route.lazy === 'function' ? [...above, route] : above;
    if (route.children) Object.assign(found, lazyParts(route.children, at, parts));
    else if (route.lazy && !at.includes('*')) found[at] = parts;
  }
  return found;
}

describe('the modules of a route', () => {
  const { '/': home, '/tos': _, ...screens } = routeFiles;

  it('are known for every screen', () => {
    expect(Object.keys(screens).sort()).toEqual(Object.keys(lazyParts(createRoutes())).sort());
  });

  it.each(Object.entries(lazyParts(createRoutes())))(
    'of %s are those that it loads',
    async (at, parts) => {
      const modules = await Promise.all(
        screens[at]!.slice(1).map((file) => import(/* @vite-ignore */ path.join(root, file)) as object),
      );
      for (const [index, { lazy }] of parts.entries()) {
        const { Component } = (await (lazy as () => Promise<RouteObject>)()) as {
          Component: () => ReactElement;
        };
        const loaded: unknown[] = Object.values(modules[index]!);
        // the screen itself, or one that only passes something to it
        expect(loaded).toContain(loaded.includes(Component) ? Component : Component().type);
      }
      expect(modules).toHaveLength(parts.length);
    },
    60_000,
  );

  it('of / are those of the dashboard, where remembered users are redirected', () => {
    expect(home).toEqual(screens['/dash']);
  });
});

describe('the files of a route', () => {
  const chunk = (fileName: string, modules: string[], imports: string[] = [], css: string[] = []) => ({
    type: 'chunk',
    fileName,
    isEntry: fileName === 'index.js',
    moduleIds: modules.map((module) => path.join(root, module)),
    imports,
    viteMetadata: { importedCss: new Set(css) },
  });

  it('are its chunks with what they import, without what index.html loads', () => {
    const screens = [...new Set(Object.values(routeFiles).flat())].filter(
      (file) => !/routed|Users/.test(file),
    );
    const output = [
      chunk('index.js', ['apps/web/main.tsx'], ['react.js'], ['index.css']),
      chunk('react.js', []),
      chunk('routed.js', ['apps/web/routed.tsx'], ['react.js', 'router.js'], ['styles.css', 'index.css']),
      chunk('router.js', [], ['react.js']),
      chunk('users.js', ['src/screens/admin/users/UsersScreen.tsx'], ['table.js']),
      chunk('table.js', [], ['users.js']),
      chunk('others.js', screens),
    ];
    const files = filesByRoute(output as never);
    expect(files['/tos']).toEqual(['routed.js', 'styles.css', 'router.js']);
    expect([...files['/admin/users']!].sort()).toEqual(
      ['others.js', 'router.js', 'routed.js', 'styles.css', 'table.js', 'users.js'].sort(),
    );
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
