import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { block, property, quoted, statement, stableText } from './code.ts';
import { keyOf, resultOf } from './keys.ts';
import { labelOf, nameOf, pressable } from './names.ts';
import { expectationsOf, readShown } from './shown-page.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The text of a field, as it is at the end of the typing. */
interface Typing {
  field: Field;
  label: string;
  value: string;
  isSecret: boolean;
}

/** A key whose step is known only when the key comes up, or is none because a click follows. */
interface Pressed {
  code: string | undefined;
}
type Step = string | Typing | Pressed;

/** Parts of which nothing is recorded: the panel and the bot-check. */
const notTheApp = '#demo, [aria-label="Bot check (stub)"]';
const inDialog = '[role="dialog"], [role="alertdialog"]';
const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** Records user actions and visible results as statements in the vocabulary of stories/support (REC-1). */
export function startRecorder() {
  const steps: Step[] = [];
  const toasts = new Set<string>();
  let before = readShown();
  let isByKey = false;
  let pressed: Pressed = { code: undefined };
  let arrowIn: { field?: HTMLElement; value?: string } = {};

  /** Records the changes since the previous step, then the step. */
  function add(...next: Step[]) {
    const now = readShown();
    steps.push(...[...toasts].map((text) => statement('expectToast', stableText(text))));
    steps.push(...expectationsOf(before, now), ...next);
    toasts.clear();
    before = now;
  }
  function press({ target, shiftKey }: MouseEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const persona = element?.dataset.persona;
    if (persona) return add(statement('signInAs', quoted(persona)));
    if (!element || element.closest(notTheApp) || element.matches(':disabled, [aria-disabled="true"]'))
      return;
    const call = pressOf(element, shiftKey);
    if (call && isBehindBotCheck(element)) add(statement('passBotCheck'), call);
    else if (call) add(call);
  }
  function type(field: Field) {
    const label = labelOf(field);
    if (!label || field.closest(notTheApp)) return;
    if (field.type === 'file')
      return add(statement('uploadFile', `executable(${quoted(nameOfFile(field))})`));
    if (field instanceof HTMLSelectElement)
      return add(statement('choose', quoted(label), stableText(field.selectedOptions[0]?.textContent ?? '')));
    if (!field.matches(typedInto)) return;
    const last = steps.at(-1);
    const isSecret = field.type === 'password' || field.autocomplete.includes('password');
    if (isTyping(last) && last.field === field) last.value = field.value;
    else add({ field, label, value: field.value, isSecret });
  }

  const ended = new AbortController();
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    then: (event: WindowEventMap[Name]) => unknown,
  ) => window.addEventListener(name, then, { capture: true, signal: ended.signal });
  on('pointerdown', () => (isByKey = false));
  // before the click, as a press may take its element away; a touch that scrolls has no pointerup
  on('pointerup', (event) => event.button === 0 && press(event));
  on('click', (event) => {
    if (!isByKey) return;
    if (steps.at(-1) === pressed) pressed.code = undefined;
    press(event);
  });
  on('input', ({ target }) => type(target as Field));
  on('keydown', (event) => {
    isByKey = true;
    pressed = { code: undefined };
    const target = event.target as HTMLElement;
    if (target.closest('#demo-controls')) return; // keys of the app work while its bar has the focus
    if (event.key.startsWith('Arrow')) arrowIn = { field: target, value: (target as Field).value };
    const code = keyOf(event, target);
    if (code === undefined) return;
    pressed = { code };
    add(pressed);
  });
  on('keyup', (event) => {
    const target = event.target as Field;
    if (steps.at(-1) === pressed && pressed.code === '') pressed.code = resultOf(target);
    // an arrow that changes a number is no input
    if (event.key.startsWith('Arrow') && target === arrowIn.field && target.value !== arrowIn.value)
      type(target);
  });
  let shown = new Set<string>();
  const observer = new MutationObserver(() => {
    const now = new Set([...document.querySelectorAll('[data-severity] p')].map((each) => each.textContent));
    for (const text of now) if (!shown.has(text)) toasts.add(text);
    shown = now;
  });
  observer.observe(document.body, { childList: true, subtree: true });

  return {
    add,
    /** Ends the recording; returns its statements. */
    stop(): string[] {
      ended.abort();
      observer.disconnect();
      add();
      return written(steps);
    },
  };
}

/** Returns the statement that presses the element; undefined if that only opens or focuses a field. */
function pressOf(element: HTMLElement, isRange: boolean): string | undefined {
  const isField = element instanceof HTMLLabelElement && element.control?.matches(`${typedInto}, select`);
  if (isField || element.matches('[aria-haspopup="listbox"]')) return undefined;
  const named = (element instanceof HTMLLabelElement && element.control) || element;
  const text = nameOf(named);
  const name = stableText(text);
  const list = element.closest('[role="listbox"]:not([aria-label])');
  const field = list && document.querySelector(`input[aria-controls="${list.id}"]`);
  if (field) return statement('choose', quoted(nameOf(field)), name);
  const row = element.closest('tr')?.querySelector('[id^="row-"]')?.id.slice(4);
  if (row && !isFirstNamed(text, named)) return statement('pressInRow', row, quoted(text));
  if (isRange) return statement('pressWithShift', name);
  return statement(element.closest(inDialog) ? 'pressInDialog' : 'press', name);
}

/** True if a press by this name reaches the element, which a row before its own may have as well. */
const isFirstNamed = (text: string, element: HTMLElement) =>
  [...document.querySelectorAll(pressable)].find((each) => nameOf(each) === text) === element;

const isTyping = (step: Step | undefined): step is Typing => typeof step === 'object' && 'field' in step;

const isBehindBotCheck = (element: HTMLElement) =>
  element.matches('[type="submit"]') && document.querySelector('[aria-label="Bot check (stub)"]') !== null;

const nameOfFile = (field: Field) => (field as HTMLInputElement).files?.[0]?.name ?? '';

/**
 * Replaces passwords, which are never recorded: those of personas by their constant, others by one stand-in each
 * time (REC-2).
 */
function written(steps: Step[]): string[] {
  const secrets: string[] = [];
  const codeOf = ({ value, isSecret }: Typing) => {
    if (!isSecret) return quoted(value);
    if (value === PERSONA_PASSWORD) return 'credentials.Password';
    if (!secrets.includes(value)) secrets.push(value);
    return `'secret-${secrets.indexOf(value) + 1}'`;
  };
  const lines: string[] = [];
  let typings: Typing[] = [];
  const fill = () => {
    const entries = typings.map((typing) => property(typing.label, codeOf(typing)));
    if (entries.length > 0) lines.push(block('await fill({', entries, '});'));
    typings = [];
  };
  for (const step of steps) {
    const code = typeof step === 'object' && 'code' in step ? (step.code ?? '') : step;
    if (typeof code !== 'string') {
      if (typings.some(({ label }) => label === code.label)) fill();
      typings.push(code);
    } else if (code) {
      fill();
      lines.push(code);
    }
  }
  fill();
  return lines;
}
