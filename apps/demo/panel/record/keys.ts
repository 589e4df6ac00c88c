import { quoted, statement, stableText } from './code.ts';
import { labelOf, nameOf, openDialog } from './names.ts';

const keyboard = (keys: string) => statement('userEvent.keyboard', quoted(keys));

/** Elements in which letters are text, or move among options. */
const takesLetters = 'input, textarea, select, [role="combobox"], [role="listbox"], [role^="menu"]';
const isMove = (key: string) => /^(Arrow|Home$|End$)/.test(key);

/**
 * Returns the statement for a key that causes no click. '' if the result is known on keyup (`resultOf`), undefined
 * for keys that are not recorded. Of arrows in a list only the chosen option counts.
 */
export function keyOf(event: KeyboardEvent, target: HTMLElement): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isCombined = ctrlKey || metaKey;
  if (key === 'k' && isCombined) return keyboard('{Control>}k{/Control}');
  if (key === 'Escape') return isClosing(target) ? keyboard('{Escape}') : undefined;
  const option = document.getElementById(target.getAttribute('aria-activedescendant') ?? '');
  if (option && (key === 'Enter' || (key === ' ' && !target.matches('input')))) {
    const keys = isCombined ? [quoted('{Control>}{Enter}{/Control}')] : [];
    return statement('chooseByKeys', quoted(labelOf(target) ?? ''), stableText(nameOf(option)), ...keys);
  }
  if (isCombined || altKey) return undefined;
  if (target.matches('[role="tab"]') && isMove(key)) return '';
  const isLetter = key.length === 1 && key !== ' ';
  if (key === 'Enter' && target.matches('input')) {
    const label = labelOf(target);
    return label && statement('enterIn', quoted(label));
  }
  return isLetter && !target.matches(takesLetters) ? keyboard(key.replaceAll(/[[{]/g, '$&$&')) : undefined;
}

const isClosing = (target: HTMLElement) =>
  target.matches('[type="search"]:not(:placeholder-shown), aside *, aside') ||
  (openDialog() ?? document.querySelector('[role="menu"], [role="listbox"]')) !== null;

/** Returns the statement for a key that moved to the tab `target`, which now has the focus. */
export const resultOf = (target: HTMLElement) => statement('press', stableText(nameOf(target)));
