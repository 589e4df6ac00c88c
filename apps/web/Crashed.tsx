import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { NotShown } from './NotShown.tsx';

/** The error element of a route. `isPart`: render inside the layout, whose header stays. */
export function Crashed({ isPart = false }: { isPart?: boolean }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // the same address once more makes the router forget the error and import what has failed
  const retry = () => void navigate(pathname + search, { replace: true });
  return <NotShown error={error} onRetry={retry} isPart={isPart} />;
}
