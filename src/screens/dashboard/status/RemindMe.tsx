import { useHref } from 'react-router-dom';
import { config } from '#src/lib/config.ts';
import { DAY } from '#src/lib/duration.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { ClockIcon } from '#src/ui/icons.tsx';
import type { Owned } from './standing-of.ts';

/** Saves the ends as a calendar file whose alarms go off a day before; later than that there is no button (STA-3). */
export function RemindMe({ owned, now }: { owned: readonly Owned[]; now: number }) {
  const dashboard = useHref('/dash');
  const ends = owned.filter(({ end }) => end - now > DAY);
  if (ends.length === 0) return null;

  async function save() {
    const { calendarFile } = await import('./calendar-file.ts');
    const url = new URL(dashboard, location.href).href;
    const entries = ends.map(({ name, end }) => ({
      id: `end-of-${encodeURIComponent(name)}`,
      title: `${name} subscription ends`,
      description: `Your ${name} subscription at ${config.brand} ends. Renew it at ${url}`,
      url,
      at: end,
    }));
    saveFile(calendarFile(entries, location.hostname), 'subscription-ends.ics');
  }
  return (
    <Button variant="ghost" size="lg" icon={<ClockIcon size={18} />} onClick={() => void save()}>
      Remind me
    </Button>
  );
}
