import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { HandedKey } from './hand-over.ts';
import { QrSheet } from './QrSheet.tsx';

/** Prints a sheet of QR codes and nothing else of the page: see print-sheet.css. */
export function printQrSheet(keys: readonly HandedKey[], dashboard: string): void {
  const place = document.createElement('div');
  place.className = 'print-sheet';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<QrSheet keys={keys} dashboard={dashboard} />));
  // on phones `print` returns before the dialog has read the page
  window.addEventListener(
    'afterprint',
    () => {
      root.unmount();
      place.remove();
    },
    { once: true },
  );
  window.print();
}
