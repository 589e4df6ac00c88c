import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAddress } from '#src/app/use-address.ts';
import { cleanSearch } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { formatCount } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Filter } from './filter.ts';
import { showInvisible } from '#src/ui/UntrustedText.tsx';

interface Props {
  filter: Filter;
}

/** Fields of the open panel: the list of columns, or one column's filter. The first has the focus. */
export function FilterFields({ filter }: Props) {
  const { columns, editing, edit } = filter;
  const { filters } = useAddress().address;
  if (editing?.header) return <ColumnFields key={editing.header} filter={filter} header={editing.header} />;
  const at = Object.keys(filters).length;
  return columns.map(({ id, header }, index) => (
    <Choice key={id} isFirst={index === 0} onClick={() => edit({ header, at })}>
      {header}
    </Choice>
  ));
}

interface ChoiceProps {
  isFirst: boolean;
  isChosen?: boolean;
  translate?: 'no';
  onClick(): void;
  children: ReactNode;
}

function Choice({ isFirst, isChosen, translate, onClick, children }: ChoiceProps) {
  const line = useFocused<HTMLDivElement>(isFirst);
  return (
    <div ref={line} className="grid">
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={isChosen}
        translate={translate}
        className="justify-start! -outline-offset-2! focus-visible:bg-hover aria-pressed:bg-hover"
        onClick={onClick}
      >
        {children}
      </Button>
    </div>
  );
}

/** Returns a ref, and focuses the first control in its element once. */
function useFocused<Around extends HTMLElement>(isWanted: boolean) {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (!isWanted) return;
    around.current?.querySelector<HTMLElement>('input')?.focus();
    // keep the focus ring of keyboard users; a mouse click shows none
    const focusVisible = document.activeElement?.matches(':focus-visible') ?? false;
    around.current?.querySelector<HTMLElement>('button')?.focus({ focusVisible });
  }, [isWanted]);
  return around;
}

/** The filter of one column: one of its values, or a text in any other (LIS-15). */
function ColumnFields({ filter, header }: Props & { header: string }) {
  const { address, go } = useAddress();
  const isChoice = filter.columns.find((column) => column.header === header)?.type === 'choice';
  if (!isChoice) return <ContainsField header={header} />;
  const counts = filter.countsOf(header);
  if (!counts) return <p className="p-1.5 text-muted">Rows are still loading.</p>;
  return counts.map(({ value, rows }, at) => (
    <Choice
      key={value}
      isFirst={at === 0}
      isChosen={value === address.filters[header]}
      translate="no"
      onClick={() => {
        go({ go: 'filter', header, text: value });
        filter.edit(undefined);
      }}
    >
      {showInvisible(value)}
      {` (${formatCount(rows)})`}
    </Choice>
  ));
}

/** Shows typed text at once, however long its rows take. */
function ContainsField({ header }: { header: string }) {
  const { address, go } = useAddress();
  const [typed, setTyped] = useState(address.filters[header] ?? '');
  const around = useFocused<HTMLDivElement>(true);
  return (
    <div ref={around}>
      <TextField
        label={`${header} contains`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          go({ go: 'filter', header, text: target.value });
        }}
        {...cleanPaste(cleanSearch)}
      />
    </div>
  );
}
