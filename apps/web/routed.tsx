import '#src/ui/screens.css';
import { AppRouter } from '../../src/app/AppRouter.tsx';
import { createRouter, initialized, type Slots } from './routes.tsx';

/** Returns the routed app, once its first screen has loaded. `to` is the link followed on the landing page. */
export async function createRoutedApp(slots: Slots | undefined, to: string | undefined) {
  const router = createRouter(slots);
  await initialized(router);
  if (to) await router.navigate(to);
  return { default: () => <AppRouter router={router} /> };
}
