import clsx from 'clsx';
import { useState } from 'react';
import { controlHeight, controlLook, Field, type InputFieldProps } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

/**
 * A password with a button that reveals it; say with `autoComplete` whether it is the current or a new one. A
 * form's `register()` spreads onto it.
 */
export function PasswordField({
  label,
  helper,
  error,
  required,
  className,
  disabled,
  ...props
}: InputFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <Field {...{ label, helper, error, required, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            type={revealed ? 'text' : 'password'}
            disabled={disabled}
            spellCheck={false}
            autoCapitalize="none"
            className={clsx(controlLook, controlHeight, 'pe-11!')}
            {...props}
            {...control}
          />
          {/* not 'Show password': the word would make two controls answer to the label 'Password' */}
          <button
            type="button"
            aria-pressed={revealed}
            aria-label="Reveal"
            aria-describedby={control['aria-labelledby']}
            disabled={disabled}
            onClick={() => setRevealed(!revealed)}
            className={clsx(
              'absolute end-1 grid size-9 place-items-center rounded-sm text-muted hover:text-text',
              'disabled:opacity-50 sm:size-7',
            )}
          >
            {revealed ? <EyeOffIcon size={17} /> : <EyeIcon size={17} />}
          </button>
        </span>
      )}
    </Field>
  );
}
