import { useEffect, useRef, useState } from 'react';
import { cleanSearch } from '#src/contract/pasted.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { formatCount } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Filter } from './filter.ts';

interface Props {
  filter: Filter;
}

interface AddFilterFieldsProps extends Props {
  onDone(): void;
}

/** The columns as a list, and then what the chosen one is filtered by. */
export function AddFilterFields({ filter, onDone }: AddFilterFieldsProps) {
  const [header, setHeader] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!header) return;
    const panel = fields.current!;
    (panel.querySelector<HTMLElement>('[data-first]') ?? panel).focus(); // the pressed button is gone (ACC-2)
  }, [header]);
  return (
    <div ref={fields} tabIndex={-1} className="grid gap-0.5 outline-none">
      {header ? (
        <ColumnFields filter={filter} header={header} onDone={onDone} />
      ) : (
        filter.columns.map((column, at) => (
          <Choice key={column.id} isFirst={at === 0} onClick={() => setHeader(column.header)}>
            {column.header}
          </Choice>
        ))
      )}
    </div>
  );
}

interface ChoiceProps {
  isFirst: boolean;
  isChosen?: boolean;
  translate?: 'no';
  onClick(): void;
  children: string;
}

const Choice = ({ isFirst, isChosen, translate, onClick, children }: ChoiceProps) => (
  <Button
    variant="ghost"
    size="sm"
    data-first={isFirst || undefined}
    aria-pressed={isChosen}
    translate={translate}
    className="justify-start! -outline-offset-2! focus-visible:bg-hover aria-pressed:bg-hover"
    onClick={onClick}
  >
    {children}
  </Button>
);

interface ColumnFieldsProps extends AddFilterFieldsProps {
  header: string;
  /** The panel belongs to the filter, and closes with it. */
  isPill?: boolean;
}

/** The filter of one column: one of its values, or a text in any other (LIS-15). */
export function ColumnFields({ filter, header, onDone, isPill = false }: ColumnFieldsProps) {
  const value = filter.filters[header] ?? '';
  const isChoice = filter.columns.find((column) => column.header === header)?.type === 'choice';
  if (!isChoice)
    return (
      <ContainsField
        label={`${header} contains`}
        value={value}
        isPill={isPill}
        onChange={(text) => filter.set(header, text, true)}
      />
    );
  const counts = filter.countsOf(header);
  if (!counts) return <p className="text-muted">Rows are still loading.</p>;
  return counts.map((each, at) => (
    <Choice
      key={each.value}
      isFirst={at === 0}
      isChosen={each.value === value}
      translate="no"
      onClick={() => {
        filter.set(header, each.value);
        onDone();
      }}
    >
      {`${each.value} (${formatCount(each.rows)})`}
    </Choice>
  ));
}

interface ContainsFieldProps {
  label: string;
  value: string;
  isPill: boolean;
  onChange(text: string): void;
}

/** Shows at once what is typed, and filters by way of the URL. */
function ContainsField({ label, value, isPill, onChange }: ContainsFieldProps) {
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && typed === value) setTyped(undefined);
  function type(text: string) {
    setTyped(text);
    if (text || !isPill) onChange(text);
  }
  return (
    <TextField
      data-first
      label={label}
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      {...cleanPaste(cleanSearch)}
      onBlur={() => typed === '' && onChange('')}
    />
  );
}

/** The order on phones, whose cards have no header to sort by (LIS-12). */
export const OrderField = ({ filter: { columns, order, change } }: Props) => (
  <div className="w-44 shrink-0 sm:hidden">
    <Select
      label="Order"
      value={`${order.desc ? '-' : ''}${order.id}`}
      options={columns.flatMap(({ id, header }) => [
        { value: `-${id}`, label: `${header}, descending` },
        { value: id, label: `${header}, ascending` },
      ])}
      onChange={(chosen) => change({ order: { id: chosen.replace(/^-/, ''), desc: chosen.startsWith('-') } })}
    />
  </div>
);
