import { type ChangeEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { resumeState, type KeptField } from '#src/app/resume-state.ts';
import { timings } from '#src/app/timings.ts';
import { attempt } from '#src/lib/attempt.ts';
import {
  type Checked,
  type FieldMessage,
  type FieldName,
  type Messages,
  messagesOf,
} from './field-messages.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A field that a form can focus: an element, or an object that focuses its element. */
export interface FocusTarget {
  focus(): void;
  select?(): void;
}
/** A field whose value a form compares with its own, to notice autofill. */
interface AutofillTarget extends FocusTarget {
  readonly type: string;
  readonly checked?: boolean;
  /** The value of the form for the text that is shown. */
  readonly value: unknown;
}
/** Props of a text field or a checkbox. */
export interface Registered {
  name: string;
  value?: string;
  checked?: boolean;
  onChange(event: ChangeEvent<TextElement>): void;
  ref(element: FocusTarget | null): void;
}

interface FieldsOptions<Values> {
  isEager: boolean;
  name: string;
  isBusy: boolean;
  keeps: (KeptField & FieldName<Values>) | undefined;
}

/**
 * Returns values and messages of a form. After the first `validate`, or from the start with `isEager`, each change
 * validates its field. `name` identifies the form in `resumeState` (SES-12); a reload keeps the field `keeps`.
 * Autofilled values count as typed (FRM-9).
 */
export function useFields<Values extends object>(
  defaultValues: Values,
  check: (values: Values) => Checked,
  { isEager, name, isBusy, keeps }: FieldsOptions<Values>,
) {
  const [values, setValues] = useState(() => ({
    ...defaultValues,
    ...(resumeState.draft(name) as Partial<Values>),
    ...(keeps && (resumeState.typed(keeps) as Partial<Values>)),
  }));
  const [messages, setMessages] = useState<Messages<Values>>({});
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const latest = useRef(values); // a submit may follow a change before the next render
  const isValidated = useRef(isEager);
  const elements = useRef(new Map<string, FocusTarget>());
  /** Values of the last render. */
  const committed = useRef(values);
  const isFocusDue = useRef(false);
  /** Fields whose value a password manager filled in. */
  const [filled, setFilled] = useState<readonly string[]>([]);
  const [initial] = useState(defaultValues);
  useEffect(() => resumeState.registerForm(name, () => draftOf(latest.current, initial)), [name, initial]);
  const unsent = keeps && values[keeps] !== initial[keeps] ? (values[keeps] as string) : undefined;
  useEffect(() => {
    if (keeps) resumeState.keepTyped(keeps, unsent || undefined);
  }, [keeps, unsent]);

  function replaceValues(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function setMessage(name: FieldName<Values>, message: FieldMessage | undefined) {
    setMessages(
      ({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others) as Messages<Values>,
    );
  }

  function change<Name extends FieldName<Values>>(name: Name, value: Values[Name], isFilled = false) {
    setFilled((names) => [...names.filter((one) => one !== name), ...(isFilled ? [name] : [])]);
    replaceValues({ ...latest.current, [name]: value });
    setFormErrors([]);
    if (isValidated.current) setMessage(name, messagesOf<Values>(check(latest.current))[name]);
  }

  /** Returns the value that was written into an element without an event, as some password managers do. */
  function autofilledValue(name: FieldName<Values>, current: Values): unknown {
    const element = elements.current.get(name);
    if (!element || !('value' in element) || current[name] !== committed.current[name]) return undefined;
    const shown = valueIn(element as AutofillTarget);
    return Object.is(shown, shownOf(current[name])) ? undefined : shown; // NaN, for a text that is no number, equals itself
  }
  const takeFilled = useEffectEvent(takeFilledNow);
  function takeFilledNow() {
    for (const name of elements.current.keys() as Iterable<FieldName<Values>>) {
      const value = autofilledValue(name, latest.current);
      if (value !== undefined) change(name, value as Values[typeof name], true);
    }
  }

  useEffect(() => {
    const timer = setInterval(() => takeFilled(), timings.filledPoll);
    return () => clearInterval(timer);
  }, []);
  useLayoutEffect(() => {
    takeFilled();
    committed.current = values;
    if (!isFocusDue.current || isBusy) return; // a field may be disabled while the form is sent
    isFocusDue.current = false;
    [...elements.current].find(([name]) => name in messages)?.[1].focus();
  });

  // React writes the value of each render into the element, also over one that it does not know
  const valueOf = (name: FieldName<Values>) => autofilledValue(name, values) ?? values[name];
  const refOf = (name: FieldName<Values>) => (element: FocusTarget | null) =>
    void (element ? elements.current.set(name, element) : elements.current.delete(name));

  function register(name: FieldName<Values>): Registered {
    const value: unknown = valueOf(name);
    return {
      name,
      ...(typeof value === 'boolean' ? { checked: value } : { value: shownOf(value) as string }),
      onChange: ({ target }) =>
        change(name, valueIn(target as AutofillTarget) as Values[typeof name], isAutofilled(target)),
      ref: refOf(name),
    };
  }

  /** Replaces all messages and focuses the first field that has one. */
  function show(shown: Messages<Values>, ofForm: readonly string[] = []) {
    setMessages(shown);
    setFormErrors(ofForm);
    isFocusDue.current = true;
  }

  const isTyped = (name: string) => !filled.includes(name);
  return {
    values,
    isChanged: Object.entries(values).some(
      ([name, value]) => value !== initial[name as keyof Values] && isTyped(name),
    ),
    /** True if a reload would lose typed text other than passwords. */
    hasDraft: Object.keys(draftOf(values, initial)).some(isTyped),
    messages,
    formErrors,
    register,
    valueOf,
    refOf,
    change,
    show,
    /** Returns the validated data, or shows the messages that it returns. */
    validate() {
      takeFilledNow();
      isValidated.current = true;
      const checked = check(latest.current);
      const shown = messagesOf<Values>(checked);
      show(shown);
      return { data: checked.data, messages: shown };
    },
    reset(next: Values) {
      isValidated.current = isEager;
      setMessages({});
      setFormErrors([]);
      replaceValues(next);
    },
    setValue: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) =>
      replaceValues({ ...latest.current, [name]: value }),
    /** False for a value without a field, which has no place for a message. */
    isRendered: (name: FieldName<Values>) => elements.current.has(name),
    clearMessage: (name: FieldName<Values>) => setMessage(name, undefined),
    setFocus(name: FieldName<Values>) {
      elements.current.get(name)?.focus();
      elements.current.get(name)?.select?.();
    },
  };
}

const valueIn = ({ type, checked, value }: AutofillTarget) => (type === 'checkbox' ? checked : value);

/** True for values that the browser's own password manager filled in. Older browsers do not know the selector. */
const isAutofilled = (element: Element) => attempt(() => element.matches(':autofill')) === true;

const shownOf = (value: unknown) => (typeof value === 'boolean' ? value : (value ?? ''));

/**
 * Returns edited values, as others may have changed the rest by then (LIS-14); without passwords and bot-check
 * tokens.
 */
const draftOf = <Values extends object>(values: Values, initial: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== initial[name as keyof Values] && !/password|token/i.test(name),
    ),
  );
