import fc from 'fast-check';

// the same cases in each run; `SEED=… npm run test:unit` takes others
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

// What is waited for comes at once on an idle machine; the bound is against hanging, so that a busy one is no
// failure.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 60_000 });
}
