import '#src/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '../web/start.tsx';
import { base } from './base.ts';
import { DemoPanel } from './DemoPanel.tsx';
import { Personas } from './Personas.tsx';
import { SampleTerms } from './SampleTerms.tsx';

// With a server behind it (`npm start`) there is nothing to prepare.
const isApp = import.meta.env.DEV || (await (await import('./static-demo.ts')).startStaticDemo(base));

if (isApp) {
  startApp({ basename: base, signInExtra: <Personas title="Demo accounts" />, terms: <SampleTerms /> });
  const panel = document.getElementById('demo')!;
  // room at the end of the page, so that the panel's button covers nothing for good; goes on with the foot of
  // the public pages
  panel.className = 'min-h-14 [body:has(.text-sunken)_&]:bg-sunken';
  createRoot(panel).render(
    <StrictMode>
      <DemoPanel isStatic={import.meta.env.PROD} />
    </StrictMode>,
  );
}
