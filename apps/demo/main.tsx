import '#src/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '../web/start.tsx';
import { base } from './base.ts';
import { DemoPanel } from './DemoPanel.tsx';
import { Personas } from './Personas.tsx';
import { SampleTerms } from './SampleTerms.tsx';

// in development (`npm start`) the mock backend is a server
const isApp = import.meta.env.DEV || (await (await import('./static-demo.ts')).startStaticDemo(base));

if (isApp) {
  startApp({ basename: base, signInExtra: <Personas title="Demo accounts" />, terms: <SampleTerms /> });
  createRoot(document.getElementById('demo')!).render(
    <StrictMode>
      <DemoPanel isStatic={import.meta.env.PROD} />
    </StrictMode>,
  );
}
