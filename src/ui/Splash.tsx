import { BrandMark } from './Brand.tsx';
import { Spinner } from './Spinner.tsx';

/** The full-screen spinner at start and during the session check (SES-2). After that, use skeletons. */
export function Splash() {
  return (
    <div className="fixed inset-0 layer-menu grid place-items-center bg-surface text-muted">
      <div className="grid justify-items-center gap-5">
        <BrandMark size={40} className="text-text" />
        <Spinner label="Loading" />
      </div>
    </div>
  );
}
