// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { inRouter } from './in-router.fixtures.tsx';
import { type Declaration, useAddress, useDeclared } from './use-address.ts';

const page: Declaration = { dialogs: new Map([['create', 'page']]) };

it('a component rendered before the page declares its names reads the address again (LIS-7)', async () => {
  let load = () => {};
  const Header = () => <output>{useAddress().address.dialog?.kind ?? 'none'}</output>;
  function Page() {
    useDeclared(page);
    return null;
  }
  function LazyPage() {
    const [isLoaded, setLoaded] = useState(false);
    useEffect(() => void (load = () => setLoaded(true)), []);
    return isLoaded && <Page />;
  }
  const { InRouter } = inRouter('/?dialog=create');
  render(
    <>
      <Header />
      <LazyPage />
    </>,
    { wrapper: InRouter },
  );
  expect(screen.getByRole('status').textContent).toBe('none');
  await act(async () => load());
  expect(screen.getByRole('status').textContent).toBe('create');
});
