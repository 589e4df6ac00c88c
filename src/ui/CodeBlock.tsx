import clsx from 'clsx';
import { Fragment } from 'react';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

export interface CodeBlockProps extends Pick<CopyButtonProps, 'onCopied'> {
  /** The text, copied with its line breaks. */
  text: string;
  /** The noun for the text, for the name of the copy button: 'keys'. */
  label: string;
  /** False where a button beside it copies the text. */
  hasButton?: boolean;
}

/** Several codes or lines to read and copy, left-to-right in every language. For one code use a CopyableValue. */
export function CodeBlock({ text, label, hasButton = true, onCopied }: CodeBlockProps) {
  return (
    <div dir="ltr" className="relative rounded-md border border-line bg-sunken">
      <pre
        tabIndex={0}
        translate="no"
        aria-label={label}
        role="region"
        className={clsx(
          'mono max-h-64 overflow-auto py-3 ps-3.5 wrap-anywhere whitespace-pre-wrap',
          hasButton ? 'pe-12' : 'pe-3.5',
        )}
      >
        {/* a code that does not fit its line begins a new one */}
        {text.split(/([\w-]+$)/m).map((part, at) =>
          at % 2 ? (
            <Fragment key={at}>
              <wbr />
              <span className={part.length < 40 ? 'whitespace-nowrap' : undefined}>{part}</span>
            </Fragment>
          ) : (
            part
          ),
        )}
      </pre>
      {hasButton && (
        <div className="absolute end-1.5 top-1.5">
          <CopyButton {...{ text, label, onCopied }} />
        </div>
      )}
    </div>
  );
}
