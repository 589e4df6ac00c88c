import { Link } from 'react-router-dom';
import { buttonLook } from '#src/ui/button-look.ts';
import { ShieldIcon } from '#src/ui/icons.tsx';

/** The way to the console in sight, for administrators (DAS-4). */
export function AdminLink({ className = '' }: { className?: string }) {
  return (
    <Link to="/admin" className={buttonLook('secondary', 'md', className)}>
      <ShieldIcon size={16} />
      Admin console
    </Link>
  );
}
