import type { ReactNode } from 'react';
import { sections, tasks, To } from './tasks.tsx';

/** A card with five first steps for each kind of reader, and one that explains the sidebar. */
export function Start() {
  return (
    <div className="sb-unstyled grid gap-4 text-sm sm:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
      {tasks.map(({ who, task, steps }) => (
        <Card key={who} label={who} title={task}>
          <ol className="grid gap-2.5">
            {steps.map((step, at) => (
              <li key={at} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
                <span aria-hidden="true" className="mono text-muted">
                  {at + 1}
                </span>
                <span className="wrap-anywhere">{step}</span>
              </li>
            ))}
          </ol>
        </Card>
      ))}
      <Card label="Everybody" title="What is where">
        <ul className="grid gap-2.5">
          {sections.map(({ name, to, holds }) => (
            <li key={name}>
              <To to={to}>{name}</To>: {holds}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Card({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const id = `for-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 rounded-lg border border-line bg-raised p-5 shadow-edge"
    >
      <header className="grid gap-1">
        <p className="text-xs font-medium text-muted">{label}</p>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
