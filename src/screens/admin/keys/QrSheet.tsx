import { encode } from 'uqr';
import { type HandedKey, linkOf, whatItGives } from './hand-over.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

interface Props {
  keys: readonly HandedKey[];
  dashboard: string;
}

/**
 * A sheet to print and cut: for each key its QR code, the code itself and what it gives. Black on white in every
 * theme, as on paper: a scanner does not read a code on a dark ground.
 */
export function QrSheet({ keys, dashboard }: Props) {
  return (
    <ul className="grid grid-cols-3 gap-[6mm] bg-[white] text-[black]">
      {keys.map((key) => (
        <li
          key={key.code}
          className="grid break-inside-avoid justify-items-center gap-1 border border-dashed border-[#999] p-[4mm]"
        >
          <QrCode text={linkOf(key, dashboard)} />
          <span dir="ltr" className="mono text-center text-xs break-all">
            {key.code}
          </span>
          <span className="text-xs">{whatItGives(key)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A path of squares: it prints sharp at any size, and nothing that the server sent becomes markup. */
function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={text}
      className="w-full"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

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
