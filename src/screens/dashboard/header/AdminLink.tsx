import { Link } from 'react-router-dom';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { ShieldIcon } from '#src/ui/icons.tsx';

/** The way to the console in sight, for administrators (DAS-4). */
export function AdminLink({ className = '' }: { className?: string }) {
  return (
    <Link to="/admin" className={buttonClasses('secondary', 'md', className)}>
      <ShieldIcon size="sm" />
      Admin console
    </Link>
  );
}
