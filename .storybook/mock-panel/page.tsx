import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/ui/base.css';
import '../preview.css';
import { StoryPanel } from './StoryPanel.tsx';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
createRoot(document.getElementById('panel')!).render(
  <StrictMode>
    <StoryPanel />
  </StrictMode>,
);
