import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { AppRouter } from './AppRouter.tsx';

const Content = createContext<ReactNode>(null);
const Page = () => use(Content);

/** Returns a wrapper whose children stand in a router at the last of these addresses. */
export function inRouter(...initialEntries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries });
  const InRouter = ({ children }: { children: ReactNode }) => (
    <Content value={children}>
      <AppRouter router={router} />
    </Content>
  );
  return { router, InRouter };
}
