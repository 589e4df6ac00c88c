import { ShieldCheckIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClasses } from '#src/ui/button-classes.ts';

/** The way to the console in sight, for administrators (DAS-4). */
export function AdminLink({ className = '' }: { className?: string }) {
  return (
    <Link to="/admin" className={buttonClasses('secondary', 'md', className)}>
      <ShieldCheckIcon className="size-icon-sm" />
      Admin console
    </Link>
  );
}
