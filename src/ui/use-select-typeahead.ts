import { type KeyboardEvent, useRef } from 'react';

/** A pause between two letters after which a new word begins, in ms; as in Chromium. */
const pause = 1000;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The option that a key moves the choice to, among options with these labels.
 * @param at the chosen option; -1 for none
 * @param word the letters typed up to now, this key included; '' for keys that are no letters
 * @returns undefined for a key that chooses nothing, and for a word with which no option begins
 */
export function nextOptionIndex(
  key: string,
  labels: readonly string[],
  at: number,
  word: string,
): number | undefined {
  if (word === '') return steps[key]?.(at, labels.length - 1);
  const [letter = ''] = word;
  const isRepeated = word === letter.repeat(word.length);
  const begins = (isRepeated ? letter : word).toLowerCase();
  // a single letter goes on to the next option, a longer word may stay where it is
  const from = isRepeated ? at + 1 : Math.max(at, 0);
  const found = labels.map((_, step) => (from + step) % labels.length);
  return found.find((index) => labels[index]?.toLowerCase().startsWith(begins));
}

/**
 * Lets a closed list be used as a native select on Windows (FRM-5): letters, arrows, Home and End change the choice.
 * Other keys, and any with Alt, are left to the list: Space and Alt with an arrow open it, Enter sends the form.
 * @returns the handler of `onKeyDown`
 */
export function useSelectTypeahead<Value>(
  options: ReadonlyArray<{ value: Value; label: string }>,
  value: Value | null | undefined,
  onChoose: (value: Value) => void,
) {
  const typed = useRef({ word: '', at: 0 });
  return (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || options.length === 0) return;
    const begun = timeStamp - typed.current.at < pause ? typed.current.word : '';
    const isLetter = key.length === 1 && (key !== ' ' || begun !== '');
    if (isLetter) typed.current = { word: begun + key, at: timeStamp };
    const at = options.findIndex((option) => option.value === value);
    const labels = options.map(({ label }) => label);
    const next = nextOptionIndex(key, labels, at, isLetter ? typed.current.word : '');
    if (isLetter || next !== undefined) event.preventDefault(); // the arrows would open the list
    const option = next === at || next === undefined ? undefined : options[next];
    if (option) onChoose(option.value);
  };
}
