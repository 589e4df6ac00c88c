import clsx from 'clsx';
import { useState } from 'react';
import { controlHeight, controlLook, Field, type InputFieldProps } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

/**
 * A password input with a button that reveals it. Set `autoComplete` to the current or a new password. Takes
 * a form's `register()`.
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
          {/* not 'Show password', or two controls would match the label 'Password' */}
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
