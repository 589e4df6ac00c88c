import clsx from 'clsx';
import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitFieldProps, controlHeight, controlClasses, Field, type InputFieldProps } from './Field.tsx';

/** A password that can be shown, with a hint while Caps Lock is on. Set `autoComplete`; takes `register()`. */
export function PasswordField({ disabled, onBlur, ...props }: InputFieldProps) {
  const { field, own } = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // before it is sent: browsers remember values of text fields
    const form = box.current?.closest('form');
    const hide = () => flushSync(() => setShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const readLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field}>
      {(control) => (
        <div ref={box}>
          <span className="relative flex items-center">
            <input
              type={isShown ? 'text' : 'password'}
              disabled={disabled}
              spellCheck={false}
              autoCapitalize="none"
              className={clsx(controlClasses, controlHeight, 'pe-11!')}
              onKeyDown={readLock}
              onKeyUp={readLock}
              onBlur={(event) => {
                setCapsLock(false);
                onBlur?.(event);
              }}
              {...own}
              {...control}
            />
            <RevealButton
              isShown={isShown}
              disabled={disabled}
              labelId={control['aria-labelledby']}
              onClick={() => setShown(!isShown)}
            />
          </span>
          <p role="status" className="text-xs text-warning not-empty:mt-1.5">
            {isCapsLock && 'Caps Lock is on'}
          </p>
        </div>
      )}
    </Field>
  );
}

interface RevealButtonProps {
  isShown: boolean;
  disabled: boolean | undefined;
  labelId: string;
  onClick(): void;
}

/** Button that shows the password. Its name has no 'password', or two controls would match that label. */
function RevealButton({ isShown, disabled, labelId, onClick }: RevealButtonProps) {
  const Icon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <button
      type="button"
      aria-label={isShown ? 'Hide' : 'Show'}
      aria-describedby={labelId}
      title={isShown ? 'Hide password' : 'Show password'}
      disabled={disabled}
      onClick={onClick}
      className="absolute end-1 grid size-control-md place-items-center rounded-sm text-muted enabled:hover:text-text disabled:text-line-strong sm:size-control-xs pointer-coarse:end-0 pointer-coarse:size-control-lg"
    >
      <Icon className="size-icon-sm" />
    </button>
  );
}
