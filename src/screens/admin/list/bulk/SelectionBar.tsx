import { XIcon } from 'lucide-react';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { BulkChoice } from './bulk-action.ts';

interface SelectionBarProps<Row> {
  noun: RowName;
  rows: readonly Row[];
  /** Number of rows that another page or search deselected. */
  cleared: number;
  choices: readonly BulkChoice<Row>[];
  onChoose(choice: BulkChoice<Row>): void;
  selectAll(): void;
  setOn(isOn: boolean): void;
}

/** The number of selected rows and what can be done with them. */
export const SelectionBar = <Row,>(props: SelectionBarProps<Row>) => (
  <>
    <IconButton
      size="sm"
      label="Stop selecting"
      icon={<XIcon className="size-icon-sm" />}
      onClick={() => props.setOn(false)}
    />
    <p role="status">
      {`${pluralize(props.rows.length, props.noun)} selected${
        props.cleared > 0 ? `. ${props.cleared} no longer shown and deselected` : ''
      }`}
    </p>
    <Button
      size="sm"
      className="sm:hidden" // cards have no header with a box for all
      onClick={props.selectAll}
    >
      Select page
    </Button>
    {props.choices.map((choice, at) => (
      <Button
        key={at}
        size="sm"
        className={choice.isDanger ? 'enabled:text-danger' : undefined}
        disabledReason={choice.disabledReason(props.rows)}
        onClick={() => props.onChoose(choice)}
      >
        {choice.label(props.rows)}
      </Button>
    ))}
  </>
);
