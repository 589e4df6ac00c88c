import { viewer } from '#src/app/viewer.ts';

/** Returns the time of day with seconds, where the viewer is. */
export function formatTime(iso: string): string {
  const { locale, timeZone } = viewer();
  return new Date(iso).toLocaleTimeString(locale, { hourCycle: 'h23', timeZone });
}
