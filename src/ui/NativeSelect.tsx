import clsx from 'clsx';
import { ChevronsUpDownIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { escapeInvisible } from '#src/lib/invisible-characters.ts';

/** An option of a Select or ComboBox. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  /** 'no' for names, such as those of products. */
  translate?: 'no';
}

export interface NativeSelectProps extends ComponentProps<'select'> {
  options: ReadonlyArray<Option<string | number>>;
}

/** The browser's native select, its list styled as a menu where supported. In forms use a Select. */
export const NativeSelect = ({ options, className, children, ...props }: NativeSelectProps) => (
  <span className="relative flex min-w-0 items-center">
    <select className={clsx('select-box', className)} {...props}>
      {children}
      {options.map(({ value, label, translate }) => (
        <option key={value} value={value} translate={translate}>
          {escapeInvisible(label)}
        </option>
      ))}
    </select>
    <ChevronsUpDownIcon className="pointer-events-none absolute end-2.5 size-icon-sm text-muted" />
  </span>
);
