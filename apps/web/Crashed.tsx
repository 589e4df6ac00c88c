import { useRouteError } from 'react-router-dom';
import { NotShown } from './NotShown.tsx';

/** What the router shows in place of a screen that failed. */
export function Crashed() {
  const error = useRouteError();
  console.error(error);
  return <NotShown />;
}
