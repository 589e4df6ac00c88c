import { notify } from './notify.ts';

/**
 * Shows whether a copy succeeded (INV-2): '<what> copied to clipboard', or that the browser refused, followed by
 * what to do instead.
 */
export function notifyCopied(isCopied: boolean, what: string, instead?: string): void {
  if (isCopied) notify.success(`${what} copied to clipboard`);
  else notify.error(['The browser did not allow copying', instead].filter(Boolean).join('. '));
}
