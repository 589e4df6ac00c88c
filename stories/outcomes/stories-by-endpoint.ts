import { storyNameFromExport, toId } from 'storybook/internal/csf';

const sources = import.meta.glob<string>('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** Endpoint name → id of the story that plays its outcomes, read off the stories themselves. */
export const storiesByEndpoint: Record<string, string> = Object.fromEntries(
  Object.values(sources).flatMap((source) => {
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    return [...source.matchAll(/export const (\w+) = meta\.story\(\s*outcomesOf\('([^']+)'/g)].map(([, name, endpoint]) => [
      endpoint!,
      toId(title, storyNameFromExport(name!)),
    ]);
  }),
);

/** Calls that no screen makes, and why (READINGS.md): their outcomes can be seen by nobody. */
export const unseenEndpoints: Record<string, string> = {
  'keys.unused': 'SPEC.md names the call only (T82)',
  'adminAuth.signIn': 'SPEC.md names the call only; administrators sign in as everybody does (T12)',
};
