import type { ComponentProps, ReactNode } from 'react';
import { codePointLabel, invisibleInName } from '#src/lib/invisible-characters.ts';

interface UntrustedTextProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  children: string;
}

/**
 * Renders a name, code or version written by others: isolated direction, visible invisible characters,
 * untranslated, copied verbatim.
 */
export const UntrustedText = ({ children, ...props }: UntrustedTextProps) => (
  <bdi translate="no" {...props}>
    {showInvisible(children)}
  </bdi>
);

/**
 * Renders a text with its invisible characters made visible. A function, since React replaces an element's text
 * even after a translator has changed it. `unseen`: `invisibleInText` or `invisibleInWords` for texts other than names.
 */
export function showInvisible(text: string, unseen: RegExp = invisibleInName): ReactNode {
  const parts = text.split(unseen);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 ? (
      <span key={at} data-sign={codePointLabel(part)} className="unseen">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
