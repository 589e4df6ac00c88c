import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/**
 * The router itself, provided around RouterProvider. Its state is ahead of `useNavigation`, which a busy page
 * renders late: whoever changes the URL must not cancel a navigation that has just begun.
 */
export const LiveRouter = createContext<Pick<DataRouter, 'state' | 'subscribe'> | undefined>(undefined);
