import { tabStorage } from '#src/app/storage.ts';

/** Key in the tab's storage: the panel stays hidden when pages of third parties lead back. */
const HIDDEN = 'demo-panel-hidden';

/** True if `?panel=off` in the address, or in an earlier one of this tab, hides the panel. */
export function isPanelHidden(): boolean {
  const asked = new URLSearchParams(location.search).get('panel');
  if (asked === 'off') tabStorage.write(HIDDEN, 'true');
  if (asked === 'on') tabStorage.remove(HIDDEN);
  return tabStorage.read(HIDDEN) === 'true';
}
