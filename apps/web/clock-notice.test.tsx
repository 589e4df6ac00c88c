// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { forgetClock, observeClock } from '#src/app/clock-skew.ts';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import { enter, find, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();
beforeEach(() => {
  observeClock(new Headers({ Date: new Date(Date.now() + 3_600_000).toUTCString() }), Date.now());
  onTestFinished(forgetClock);
});

it.each<[place: string, PersonaName, route: string, within: string, opens?: string[]]>([
  ['time left', 'premium', '/dash', 'main'],
  ['subscriptions', 'admin', '/admin/subs', 'main'],
  ['a person', 'admin', '/admin/users?user=premium', '[data-sheet]'],
  ['a review', 'admin', '/admin/hwid?dialog=review', '[role=dialog]'],
  ['an expiry', 'admin', '/admin/users', '[role=dialog]', ['button Add subscription']],
  ['the date of an upload', 'admin', '/admin/keys?dialog=upload', '[role=dialog]'],
])('shows beside %s that the clock is wrong (LIS-18)', async (_, persona, route, within, opens = []) => {
  await enter(persona, route);
  for (const step of opens) fireEvent.click(await find(step));
  await waitFor(() =>
    expect(document.querySelector(within)?.textContent).toMatch(/This device’s clock is 60 minutes behind/),
  );
});
