import '#src/ui/screens.css';

/** Replaces the app where its host has configured it wrongly (HOS-1). */
export function ConfigurationError({ faults: errors }: { faults: readonly string[] }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-text content-center gap-4 p-6">
      <h1 className="text-xl font-semibold">This site is not set up correctly</h1>
      <p className="text-muted">Its operator needs to correct the configuration:</p>
      <ul className="grid list-disc gap-2 ps-5">
        {errors.map((fault) => (
          <li key={fault} className="break-words">
            {fault}
          </li>
        ))}
      </ul>
    </main>
  );
}
