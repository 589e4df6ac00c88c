import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ZOD_DEFAULT_MESSAGE } from '#src/contract/wire.ts';
import { drafts } from '#src/lib/drafts.ts';

export type NameOf<Values> = keyof Values & string;

type TextElement = HTMLInputElement | HTMLTextAreaElement;
type Checked = z.core.util.SafeParseResult<unknown>;

/** The message under a field. */
export interface FieldMessage {
  text: string;
  isFromServer: boolean;
  /** Whether a toast says it as well. */
  isToasted?: boolean;
}
type Messages<Values> = Partial<Record<NameOf<Values>, FieldMessage>>;

/** What a text field or a checkbox needs of its form. */
export interface Registered {
  name: string;
  value?: string;
  checked?: boolean;
  onChange(event: ChangeEvent<TextElement>): void;
  ref(element: TextElement | null): void;
}

/**
 * Values and messages of a form without nested fields. Messages show from `validate` on; then, or with
 * `isEager` from the start, a field that changes is checked again. Under `name`, what was typed survives a
 * session that ends in the middle (SES-12).
 */
export function useFields<Values extends object>(
  defaultValues: Values,
  check: (values: Values) => Checked,
  { isEager, name }: { isEager: boolean; name: string },
) {
  const [values, setValues] = useState(() => ({
    ...defaultValues,
    ...(drafts.read(name) as Partial<Values>),
  }));
  const [messages, setMessages] = useState<Messages<Values>>({});
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const latest = useRef(values); // a submit in the same task as a change comes before the next render
  const isValidated = useRef(isEager);
  const elements = useRef(new Map<string, TextElement>());
  useEffect(() => drafts.watch(name, () => withoutSecrets(latest.current)), [name]);

  function replaceValues(next: Values) {
    latest.current = next;
    setValues(next);
  }

  function setMessage(name: NameOf<Values>, message: FieldMessage | undefined) {
    setMessages(
      ({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others) as Messages<Values>,
    );
  }

  function change<Name extends NameOf<Values>>(name: Name, value: Values[Name]) {
    replaceValues({ ...latest.current, [name]: value });
    setFormErrors([]);
    if (isValidated.current) setMessage(name, messagesOf<Values>(check(latest.current))[name]);
  }

  function register(name: NameOf<Values>): Registered {
    const value: unknown = values[name];
    return {
      name,
      ...(typeof value === 'boolean'
        ? { checked: value }
        : { value: (value as string | null | undefined) ?? '' }),
      onChange: ({ target }) =>
        change(
          name,
          (target.type === 'checkbox'
            ? (target as HTMLInputElement).checked
            : target.value) as Values[typeof name],
        ),
      ref: (element) => void (element ? elements.current.set(name, element) : elements.current.delete(name)),
    };
  }

  /** Shows these messages and no others; the first field that has one gets the focus. */
  function show(shown: Messages<Values>, ofForm: readonly string[] = []) {
    setMessages(shown);
    setFormErrors(ofForm);
    [...elements.current].find(([name]) => name in shown)?.[1].focus();
  }

  return {
    values,
    messages,
    formErrors,
    register,
    change,
    show,
    /** What is to be sent, or undefined; then messages say what is wrong. */
    validate() {
      isValidated.current = true;
      const checked = check(latest.current);
      show(messagesOf(checked));
      return checked.data;
    },
    reset(next: Values) {
      isValidated.current = isEager;
      setMessages({});
      setFormErrors([]);
      replaceValues(next);
    },
    setValue: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) =>
      replaceValues({ ...latest.current, [name]: value }),
    clearMessage: (name: NameOf<Values>) => setMessage(name, undefined),
    setFocus(name: NameOf<Values>) {
      elements.current.get(name)?.focus();
      elements.current.get(name)?.select();
    },
  };
}

/** Passwords and tokens of the bot-check are never kept. */
const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|token/i.test(name)));

/**
 * The first message of each field. A rule to which the contract gives no words shows none: its button waits
 * for it.
 */
function messagesOf<Values>({ error }: Checked): Messages<Values> {
  const messages: Messages<Values> = {};
  for (const { path, message } of error?.issues ?? []) {
    if (message !== ZOD_DEFAULT_MESSAGE)
      messages[path[0] as NameOf<Values>] ??= { text: message, isFromServer: false };
  }
  return messages;
}
