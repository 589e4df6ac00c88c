import { BrandMark } from './Brand.tsx';
import { Spinner } from './Spinner.tsx';

/** The full-screen spinner at start and while the session is checked (SPEC.md §2). */
export function Splash({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-surface text-muted">
      <div className="grid justify-items-center gap-5">
        <BrandMark size={40} className="text-text" />
        <Spinner size={22} label={label} />
      </div>
    </div>
  );
}
