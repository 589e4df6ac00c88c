/** A moment with a reminder one day before. */
export interface CalendarEntry {
  /** Distinguishes the entry from others; the same id replaces an entry that was imported before. */
  id: string;
  title: string;
  description: string;
  url: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * An iCalendar file (RFC 5545) with these entries. Own code, since the `ics` package is 40 kB with its
 * validation library and this is the only use.
 * @param host the domain of the ids
 */
export function calendarFile(entries: readonly CalendarEntry[], host: string, now = Date.now()): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//Subscriptions//EN`,
    ...entries.flatMap((entry) => event(entry, host, now)),
    'END:VCALENDAR',
  ];
  return new Blob([lines.map((line) => `${fold(line)}\r\n`).join('')], { type: 'text/calendar' });
}

function event({ id, title, description, url, at }: CalendarEntry, host: string, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(id)}@${text(host)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** '20261221T090500Z' */
const utc = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes a text value (RFC 5545, 3.3.11). */
const text = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '');

const encoder = new TextEncoder();

/** Breaks a line into lines of at most 75 bytes, never inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
