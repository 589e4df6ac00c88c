import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { splitFieldProps, controlClasses, Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'> {
  /** The initial number of lines. */
  rows?: number;
  /** Grows with the text up to this number of lines, then scrolls. Default: `rows`. */
  maxRows?: number;
}

const line = 1.5; // rem, of the phone's 16 px text; a pointer's 14 px text has the same leading here
/** So narrow that no further line shows in it. */
const frame = 0.625;

/** Multi-line text, such as a reason; for one line use a TextField. Takes a form's `register()`. */
export function TextArea({ rows = 4, maxRows = rows, ...props }: TextAreaProps) {
  const { field, own } = splitFieldProps(props);
  const height: CSSProperties = {
    maxBlockSize: `${maxRows * line + frame}rem`,
    minBlockSize: `${rows * line + frame}rem`,
  };
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={rows}
          style={height}
          className={clsx(
            controlClasses,
            'field-sizing-content resize-none px-3 py-1 leading-6! wrap-anywhere',
          )}
          {...own}
          {...control}
        />
      )}
    </Field>
  );
}
