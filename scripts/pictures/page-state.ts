import type { Report, ReportPicture } from './report.ts';

export type Mode = 'side' | 'slider' | 'blink' | 'difference';
export type Filter = ReportPicture['status'] | 'all';

export const report = JSON.parse(document.querySelector('#report')!.textContent!) as Report;
/** The reader's choices. */
export const state = {
  filter: 'all' as Filter,
  search: '',
  mode: 'side' as Mode,
  isClose: true,
  at: 0,
  showsActual: true,
};
