// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { themeKey } from './theme-boot.ts';

let systemIsDark: boolean;
let systemChanges: (() => void) | undefined;

beforeEach(() => {
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => (systemChanges = listener),
  }));
  vi.resetModules();
});

const shown = () => document.documentElement.dataset.theme;
const start = () => import('./theme.ts');

it.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['blue', true, 'dark'],
])(
  'the stored theme %s with a dark system %s shows %s before and after the first paint',
  async (stored, dark, theme) => {
    if (stored) localStorage.setItem(themeKey, stored);
    systemIsDark = dark;
    await import('./theme-boot.ts');
    expect(shown()).toBe(theme);
    const { getTheme } = await start();
    expect(getTheme()).toBe(theme);
    expect(shown()).toBe(theme);
  },
);

it('follows the system until the user chooses (THE-1)', async () => {
  const { chooseTheme, onThemeChange } = await start();
  const heard = vi.fn();
  onThemeChange(heard);
  systemIsDark = true;
  systemChanges?.();
  expect(shown()).toBe('dark');
  expect(heard).toHaveBeenCalledOnce();
  expect(localStorage.getItem(themeKey)).toBeNull();

  chooseTheme('light');
  systemChanges?.();
  expect(shown()).toBe('light');
  expect(localStorage.getItem(themeKey)).toBe('light');
});

it('changes without colour transitions, which return once rendered', async () => {
  const { chooseTheme } = await start();
  await import('./use-theme.ts');
  chooseTheme('dark');
  const root = document.documentElement;
  expect(root.hasAttribute('data-theme-changes')).toBe(true);
  await vi.waitFor(() => expect(root.hasAttribute('data-theme-changes')).toBe(false));
});

it('synchronizes tabs', async () => {
  const { getTheme } = await start();
  localStorage.setItem(themeKey, 'dark'); // written by another tab
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'dark' }));
  expect(getTheme()).toBe('dark');
  expect(shown()).toBe('dark');
  localStorage.clear(); // by the browser, for all tabs
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('light');
});

it('gives the browser’s own bars the background of a chosen theme', async () => {
  document.head.innerHTML = '<meta name="theme-color" media="(prefers-color-scheme: light)" content="white">';
  document.documentElement.style.setProperty('--color-surface', 'black');
  const browser = document.querySelector<HTMLMetaElement>('meta')!;
  const { chooseTheme } = await start();
  expect(browser.content).toBe('white');
  chooseTheme('dark');
  expect(browser.content).toBe('black');
});
