// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { endpointNameOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import { findSubmit, openForm, setUpApp } from './driven-app.fixtures.tsx';
import { forms } from './sends-once.fixtures.ts';

const app = setUpApp();

it.each(Object.entries(forms))('%s: pressed twice in one task, sent once (API-6)', async (_name, form) => {
  await openForm(form);
  const send = await findSubmit(form);

  db.settings.activeOutcomes = { [endpointNameOf(form.sends)]: 'neverAnswers' };
  const sent = () => app.calls.filter(isRequestOf(form.sends));
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
