// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

function Example() {
  const [selected, setSelected] = useState<'text' | 'form'>('text');
  const [isLoaded, setLoaded] = useState(false);
  const tabs = [
    { id: 'text', label: 'Text', content: 'Only text' },
    { id: 'form', label: 'Form', content: isLoaded ? <button>Send</button> : 'Loading' },
  ] as const;
  return (
    <>
      <Tabs label="Example" tabs={tabs} selected={selected} onSelect={setSelected} />
      <button onClick={() => setLoaded(!isLoaded)}>Load</button>
    </>
  );
}

it('the panel of any tab is a Tab stop only while nothing inside it is one (ACC-5)', async () => {
  render(<Example />);
  const stop = () => screen.getByRole('tabpanel').tabIndex;
  expect(stop()).toBe(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Form' }));
  await waitFor(() => expect(stop()).toBe(0));
  const load = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Load' })));
  await load();
  await waitFor(() => expect(stop()).toBe(-1));
  await load();
  await waitFor(() => expect(stop()).toBe(0));
});
