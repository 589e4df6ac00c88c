import type { ComponentProps, ReactNode } from 'react';
import { signOf, unseenInName } from '#src/lib/unseen.ts';

interface NameProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  children: string;
}

/**
 * Renders a name, code or version written by others: isolated direction, visible invisible characters,
 * untranslated, copied verbatim.
 */
export const Name = ({ children, ...props }: NameProps) => (
  <bdi translate="no" {...props}>
    {withSigns(children)}
  </bdi>
);

/**
 * Renders a text with its invisible characters made visible. A function, since React replaces an element's text
 * even after a translator has changed it. `unseen`: `unseenInText` or `unseenInWords` for texts other than names.
 */
export function withSigns(text: string, unseen: RegExp = unseenInName): ReactNode {
  const parts = text.split(unseen);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 ? (
      <span key={at} data-sign={signOf(part)} className="unseen">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
