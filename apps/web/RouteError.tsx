import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isChunkError, reloadPage } from './release.ts';
import { ScreenError } from './ScreenError.tsx';

/** The error element of a route. `isPart`: render inside the layout, whose header stays. */
export function RouteError({ isPart = false }: { isPart?: boolean }) {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // the same address once more makes the router forget the error
  const retry = () =>
    void (isChunkError(error) ? reloadPage() : navigate(pathname + search, { replace: true }));
  return <ScreenError error={error} onRetry={retry} isPart={isPart} />;
}
