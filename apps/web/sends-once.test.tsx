// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { findSubmit, openForm, setUpApp } from './driven-app.fixtures.tsx';
import { forms } from './sends-once.fixtures.ts';

const app = setUpApp();

it.each(Object.entries(forms))('%s: pressed twice in one task, sent once', async (_name, form) => {
  await openForm(form);
  const send = await findSubmit(form);

  const { method, path } = form.sends;
  db.settings.activeOutcomes = { [nameOf(form.sends)]: 'neverAnswers' };
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '\\d+')}$`);
  const sent = () => app.calls.filter((call) => pattern.test(call));
  app.calls = [];
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => send.click());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});

const nameOf = (endpoint: Endpoint) => namedEndpoints.find(([, named]) => named === endpoint)![0];
