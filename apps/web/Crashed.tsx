import { useRouteError } from 'react-router-dom';
import { NotShown } from './NotShown.tsx';

/** The error element of the routes. */
export function Crashed() {
  const error = useRouteError();
  console.error(error);
  return <NotShown />;
}
