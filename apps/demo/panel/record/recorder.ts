import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { block, entry, quoted, statement, worded } from './code.ts';
import { nameOf, openDialog, pressable } from './names.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into a field, as it is at the end of the typing. */
interface Typing {
  field: Field;
  label: string;
  value: string;
  isSecret: boolean;
}

/** Of the panel and of the bot-check nothing is recorded. */
const notTheApp = '#demo, [aria-label="Bot check (stub)"]';
const inDialog = '[role="dialog"], [role="alertdialog"]';
const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/** What a person does and sees from now on, as statements in the vocabulary of stories/support (REC-1). */
export function startRecorder() {
  const steps: (string | Typing)[] = [];
  const toasts = new Set<string>();
  let before = whatShows();
  let isByKey = false;

  /** Writes what has appeared since the step before, then the step. */
  function add(...next: (string | Typing)[]) {
    const now = whatShows();
    steps.push(...[...toasts].map((text) => statement('expectToast', worded(text))));
    steps.push(...appeared(before, now), ...next);
    toasts.clear();
    before = now;
  }
  function press(target: EventTarget | null) {
    const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const persona = element?.dataset.persona;
    if (persona) return add(statement('signInAs', quoted(persona)));
    if (!element || element.closest(notTheApp) || element.matches(':disabled, [aria-disabled="true"]'))
      return;
    const call = pressOf(element);
    if (call && isBehindBotCheck(element)) add(statement('passBotCheck'), call);
    else if (call) add(call);
  }
  function type(field: Field) {
    const label = labelOf(field);
    if (!label || field.closest(notTheApp)) return;
    if (field.type === 'file')
      return add(statement('uploadFile', `executable(${quoted(nameOfFile(field))})`));
    if (field.matches('select'))
      return add(statement('userEvent.selectOptions', `await field(${quoted(label)})`, quoted(field.value)));
    if (!field.matches(typedInto)) return;
    const last = steps.at(-1);
    const isSecret = field.type === 'password' || field.autocomplete.includes('password');
    if (typeof last === 'object' && last.field === field) last.value = field.value;
    else add({ field, label, value: field.value, isSecret });
  }

  const ended = new AbortController();
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    then: (event: WindowEventMap[Name]) => unknown,
  ) => window.addEventListener(name, then, { capture: true, signal: ended.signal });
  on('pointerdown', () => (isByKey = false));
  // before the click, as a press may take its element away; a touch that scrolls has no pointerup
  on('pointerup', ({ target, button }) => button === 0 && press(target));
  on('click', ({ target }) => isByKey && press(target));
  on('input', ({ target }) => type(target as Field));
  on('keydown', ({ key, target, ctrlKey }) => {
    isByKey = true;
    const isInPanel = (target as Element).closest(notTheApp);
    if (key === 'k' && ctrlKey) add(statement('userEvent.keyboard', "'{Control>}k{/Control}'"));
    const isOpen = openDialog() ?? document.querySelector('[role="menu"], [role="listbox"]');
    if (key === 'Escape' && isOpen && !isInPanel) add(statement('userEvent.keyboard', "'{Escape}'"));
  });
  let shown = new Set<string>();
  const observer = new MutationObserver(() => {
    const now = new Set([...document.querySelectorAll('[data-severity] p')].map((each) => each.textContent));
    for (const text of now) if (!shown.has(text)) toasts.add(text);
    shown = now;
  });
  observer.observe(document.body, { childList: true, subtree: true });

  return {
    /** Adds a statement. */
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

/** The statement that presses the element; undefined if that only opens or focuses a field. */
function pressOf(element: HTMLElement): string | undefined {
  const isField = element instanceof HTMLLabelElement && element.control?.matches(`${typedInto}, button`);
  if (isField || element.matches('[aria-haspopup="listbox"]')) return undefined;
  const name = worded(labelOf(element) ?? nameOf(element));
  const list = element.closest('[role="listbox"][aria-labelledby]');
  if (list) return statement('choose', quoted(labelOf(list) ?? ''), name);
  return statement(element.closest(inDialog) ? 'pressInDialog' : 'press', name);
}

const isBehindBotCheck = (element: HTMLElement) =>
  element.matches('[type="submit"]') && document.querySelector('[aria-label="Bot check (stub)"]') !== null;

/** What stands in the elements of an attribute such as aria-labelledby. */
const partsOf = (element: Element | undefined, attribute: string) =>
  (element?.getAttribute(attribute)?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? []);

/** The label of a field, a box or a list; Headless UI names a list by its button. */
function labelOf(element: Element): string | undefined {
  if (element.ariaLabel !== null) return element.matches('input') ? element.ariaLabel : undefined;
  const [by] = (element as Partial<Field>).labels ?? partsOf(element, 'aria-labelledby');
  return by?.matches('label') ? by.textContent.trim() : by && labelOf(by);
}

const nameOfFile = (field: Field) => (field as HTMLInputElement).files?.[0]?.name ?? '';

/** What is expected to appear. */
function whatShows() {
  const shown = openDialog();
  const all = document.querySelectorAll('#root :is(h1, h2, h3)');
  const headings = [...all].filter((each) => each.checkVisibility());
  return {
    page: headings.find(({ tagName }) => tagName === 'H1')?.textContent,
    headings: headings.map((each) => {
      const query = `{ level: ${each.tagName[1]}, name: ${worded(nameOf(each))} }`;
      return statement('screen.findByRole', "'heading'", query);
    }),
    dialog: partsOf(shown, 'aria-labelledby')[0]?.textContent.trim(),
    errors: [...document.querySelectorAll('[aria-invalid="true"]')].flatMap((field) => {
      const label = labelOf(field);
      const [error] = partsOf(field, 'aria-describedby');
      const message = error?.ariaLabel ?? error?.textContent.trim();
      return label && message ? [statement('expectFieldError', quoted(label), quoted(message))] : [];
    }),
    rows: [...document.querySelectorAll('tr [id^="row-"]')].map(({ id }) =>
      statement('rowElement', id.slice(4)),
    ),
  };
}

/** Of a new page its title says enough, of many rows the first. */
function appeared(before: ReturnType<typeof whatShows>, now: ReturnType<typeof whatShows>): string[] {
  const isNew = (kind: 'headings' | 'errors' | 'rows') =>
    now[kind].filter((line) => !before[kind].includes(line));
  return [
    ...isNew('headings').slice(0, now.page === before.page ? 3 : 1),
    ...(now.dialog && now.dialog !== before.dialog ? [statement('dialog', worded(now.dialog))] : []),
    ...(before.dialog && !now.dialog ? [statement('expectNoDialog')] : []),
    ...isNew('errors'),
    ...isNew('rows').slice(0, 1),
  ];
}

/** Passwords are never written: those of personas are known, any other gets the same stand-in each time (REC-2). */
function written(steps: (string | Typing)[]): string[] {
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
    const entries = typings.map((typing) => entry(typing.label, codeOf(typing)));
    if (entries.length > 0) lines.push(block('await fill({', entries, '});'));
    typings = [];
  };
  for (const step of steps) {
    if (typeof step === 'string' || typings.some(({ label }) => label === step.label)) fill();
    if (typeof step === 'string') lines.push(step);
    else typings.push(step);
  }
  fill();
  return lines;
}
