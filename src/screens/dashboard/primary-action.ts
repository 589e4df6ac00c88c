import { createContext, use } from 'react';
import type { SubscriptionState } from './status/subscription-state.ts';

/**
 * The page's one primary button: 'key' redeems the key of a link, 'time' leads to more time and 'client' downloads, all
 * three in the status card; 'panel' is the button of the open tab.
 */
export type PrimaryAction = 'key' | 'time' | 'client' | 'panel' | 'none';

interface State {
  /** Undefined while loading and after a failure. */
  state: SubscriptionState['kind'] | undefined;
  /** Tells whether the key of a link waits to be redeemed. */
  hasKey: boolean;
  hasClient: boolean;
  /** Tells whether the panel says that a payment or a key has arrived. */
  hasNews: boolean;
  isPaymentAwaited: boolean;
}

/** Decides it by what the customer has, never by the tab that is open (STA-1). */
export function primaryAction({ state, hasKey, hasClient, hasNews, isPaymentAwaited }: State): PrimaryAction {
  if (hasKey) return 'key';
  if (state === 'paused') return 'none';
  if (state === 'ending' && !hasNews && !isPaymentAwaited) return 'time';
  const isPremium = state === 'active' || state === 'ending';
  if (isPremium && hasClient) return 'client';
  return hasNews ? 'none' : 'panel';
}

/** The present one, for buttons deep in the page. */
export const PrimaryActionContext = createContext<PrimaryAction>('panel');

/** The look of a button for this action. */
export const useVariantOf = (action: PrimaryAction): 'primary' | 'secondary' =>
  use(PrimaryActionContext) === action ? 'primary' : 'secondary';
