import { toast } from 'react-hot-toast/headless';
import { timings } from './timings.ts';

export type Severity = 'success' | 'error' | 'info' | 'warning';

/** Removes one final period, but not an ellipsis (TOA-2). */
export function stripPeriod(message: string): string {
  return /[^.]\.$/.test(message) ? message.slice(0, -1) : message;
}

/** Creates a function that shows toasts. Its id is the text, so a repeated toast is extended, not duplicated. */
function show(severity: Severity) {
  return (message: string) => {
    const text = stripPeriod(message);
    const id = `${severity} ${text}`;
    // By default a closed toast is removed after a second, with any shown meanwhile under its id. 0 means the default.
    return toast(text, { id, icon: severity, duration: timings.toast, removeDelay: 1 });
  };
}

/** Shows a toast for 5 s (TOA-2), if a `<Toaster>` is rendered. Returns its id. */
export const notify = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};

/** Removes all toasts at once, as at a sign-in. */
export const clearNotifications = () => toast.remove();

/** Shows '<what> copied to clipboard', or that the browser refused, and what to do `instead` (INV-2). */
export function notifyCopied(isCopied: boolean, what: string, instead?: string): void {
  if (isCopied) notify.success(`${what} copied to clipboard`);
  else
    notify.error(
      [`The browser blocked copying the ${what.toLowerCase()}`, instead].filter(Boolean).join('. '),
    );
}
