import type { ComponentProps, ReactNode } from 'react';
import { signOf, unseenInName } from '#src/lib/unseen.ts';

interface NameProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  children: string;
}

/**
 * A name, code or version of somebody else, which cannot pass as another: its direction changes nothing around it, and signs
 * that nobody would see are drawn. It is copied as it is, and not translated.
 */
export const Name = ({ children, ...props }: NameProps) => (
  <bdi translate="no" {...props}>
    {withSigns(children)}
  </bdi>
);

/**
 * A text in which signs that nobody would see are drawn. A function, since React replaces the text of an element also where
 * a translator has changed it. `unseen` is `unseenInText` or `unseenInWords` for what is no name.
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
