import { createContext, use } from 'react';

/**
 * The page's one primary button: 'key' redeems the key of a link and 'client' downloads, both in the status card; 'panel'
 * is the button of the open tab.
 */
export type PrimaryAction = 'key' | 'client' | 'panel' | 'none';

/** The present one, for buttons deep in the page. */
export const PrimaryActionContext = createContext<PrimaryAction>('panel');

/** The look of a button for this action. */
export const useVariantOf = (action: PrimaryAction): 'primary' | 'soft' =>
  use(PrimaryActionContext) === action ? 'primary' : 'soft';
