import { CopyButton } from './CopyButton.tsx';

export interface CodeBlockProps {
  /** The text, lines and all; copied whole. */
  text: string;
  /** What it is, for the copy button: 'keys'. */
  label: string;
}

/**
 * Several codes or lines to read and copy; scrolls inside itself, and is written from left to right in any
 * language. One code in a row or a sentence is a CopyableValue.
 */
export function CodeBlock({ text, label }: CodeBlockProps) {
  return (
    <div dir="ltr" className="relative rounded-md border border-line bg-sunken">
      <pre
        tabIndex={0}
        aria-label={label}
        role="region"
        className="mono max-h-64 overflow-auto py-3 ps-3.5 pe-12 break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
      <div className="absolute end-1.5 top-1.5">
        <CopyButton text={text} label={label} />
      </div>
    </div>
  );
}
