import { BrandMark } from './Brand.tsx';
import { Spinner } from './Spinner.tsx';

export interface SplashProps {
  /** What is being waited for, read once. */
  label?: string;
}

/**
 * The full-screen spinner at start and while the session is checked (SES-2): before anything is known of the
 * page. From then on, skeletons.
 */
export function Splash({ label = 'Loading' }: SplashProps) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-surface text-muted">
      <div className="grid justify-items-center gap-5">
        <BrandMark size={40} className="text-text" />
        <Spinner size={22} label={label} />
      </div>
    </div>
  );
}
