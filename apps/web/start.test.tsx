// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

function documentWith(configuration: string) {
  const json = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'configuration',
    textContent: configuration,
  });
  document.head.append(json);
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
}

it('a wrong configuration of the host is shown instead of the app (HOS-1)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const asked = vi.spyOn(globalThis, 'fetch');
  documentWith('{"apiOrigin":"api.example"}');
  const { startApp } = await import('./start.tsx');
  startApp();
  expect(await screen.findByRole('heading', { name: 'This site is not set up correctly' })).toBeTruthy();
  expect(screen.getByText(/^apiOrigin is "api\.example" but must be an origin/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
