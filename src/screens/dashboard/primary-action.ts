import { createContext, use } from 'react';
import type { Standing } from './status/standing-of.ts';

/**
 * The page's one primary button: 'key' redeems the key of a link, 'time' leads to more time and 'client' downloads, all
 * three in the status card; 'panel' is the button of the open tab.
 */
export type PrimaryAction = 'key' | 'time' | 'client' | 'panel' | 'none';

interface State {
  /** Undefined while loading and after a failure. */
  standing: Standing['kind'] | undefined;
  /** Tells whether the key of a link waits to be redeemed. */
  hasKey: boolean;
  hasClient: boolean;
  /** Tells whether the panel says that a payment or a key has arrived. */
  hasNews: boolean;
  isPaymentAwaited: boolean;
}

/** Decides it by what the customer has, never by the tab that is open (STA-1). */
export function primaryAction({
  standing,
  hasKey,
  hasClient,
  hasNews,
  isPaymentAwaited,
}: State): PrimaryAction {
  if (hasKey) return 'key';
  if (standing === 'paused') return 'none';
  if (standing === 'ending' && !hasNews && !isPaymentAwaited) return 'time';
  const isPremium = standing === 'active' || standing === 'ending';
  if (isPremium && hasClient) return 'client';
  return hasNews ? 'none' : 'panel';
}

/** The present one, for buttons deep in the page. */
export const PrimaryActionContext = createContext<PrimaryAction>('panel');

/** The look of a button for this action. */
export const useVariantOf = (action: PrimaryAction): 'primary' | 'secondary' =>
  use(PrimaryActionContext) === action ? 'primary' : 'secondary';
