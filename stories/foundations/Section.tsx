import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of a foundation's page: heading, text and samples. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {note && <p className="max-w-prose text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The sections of a foundation, both on the canvas and on its docs page. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="sb-unstyled grid gap-12 text-sm text-text not-first:mt-12">{children}</div>
);
