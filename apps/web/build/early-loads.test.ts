// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { filesByRoute, script } from './early-loads.ts';
import { routeFiles } from './route-files.ts';

const lazyPaths = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path: own = '', lazy, children }) => {
    const at = own.startsWith('/') ? own : [parent, own].filter(Boolean).join('/');
    return children ? lazyPaths(children, at) : lazy ? [at] : [];
  });

it('every screen has its modules, and / has the modules of the dashboard (ROU-1)', () => {
  expect(Object.keys(routeFiles).sort()).toEqual(['/', '/tos', ...lazyPaths(createRoutes())].sort());
  expect(routeFiles['/']).toEqual(routeFiles['/dash']);
  expect(routeFiles['/admin/subs']).toEqual([
    'apps/web/routed.tsx',
    'apps/web/DataProviders.tsx',
    'src/screens/admin/shell/AdminShell.tsx',
    'src/screens/admin/subscriptions/SubscriptionsScreen.tsx',
  ]);
});

it('the files of a route have to be in the build', () => {
  expect(() => filesByRoute([])).toThrow('The build has no apps/web/routed.tsx');
});

describe('the script', () => {
  const files = {
    '/': ['dash.js'],
    '/login': ['login.js'],
    '/admin/products': ['admin.js', 'products.js', 'admin.css'],
    '/admin/users': ['admin.js', 'users.js'],
  };
  beforeEach(() => {
    document.head.innerHTML = '';
    document.cookie = 'BEARER=; Max-Age=0; Path=/';
  });
  afterEach(() => void history.replaceState(null, '', '/'));

  function linksAt(address: string, base = '/') {
    history.replaceState(null, '', address);
    new Function(script(files, base))();
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
    'at %s asks for the list that the address redirects to',
    (address) => {
      expect(linksAt(address)).toEqual([...modules('admin.js', 'products.js'), ['preload', '/admin.css']]);
    },
  );

  it('asks for the same files below another base', () => {
    expect(linksAt('/x/login', '/x/')).toEqual([['modulepreload', '/x/login.js']]);
    expect(linksAt('/x', '/x/')).toHaveLength(1);
  });

  it.each([
    ['a username', () => localStorage.setItem('username', 'vole')],
    ['a bearer', () => void (document.cookie = 'BEARER=some; Path=/')],
  ])('at / asks for the dashboard if %s is stored', (_, store) => {
    store();
    expect(linksAt('/')).toEqual(modules('dash.js'));
  });
});
