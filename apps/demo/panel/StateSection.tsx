import { useRef, useState } from 'react';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkSection } from './LinkSection.tsx';
import { useMock } from './mock-context.ts';
import { Section } from './Section.tsx';
import { Snapshots } from './Snapshots.tsx';

/** How a state is handed over: as a link, as a file, or kept in this browser. */
export function StateSection() {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      <LinkSection />
      <Snapshots />
      <FileSection />
    </div>
  );
}

function FileSection() {
  const { request, send, say } = useMock();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  async function save() {
    const saved = await request('/mock/saved-state');
    const day = new Date().toISOString().slice(0, 10);
    saveFile(new Blob([JSON.stringify(saved)], { type: 'application/json' }), `mock-state-${day}.json`);
    say('The state was saved as a file');
  }
  async function open(file: File | undefined) {
    if (!file) return;
    setName(file.name);
    try {
      const saved: unknown = await file
        .text()
        .then(JSON.parse)
        .catch(() => undefined);
      await send('/mock/saved-state', saved, 'PUT');
      location.reload();
    } catch (error) {
      say(`${file.name}: ${(error as Error).message}`);
      if (input.current) input.current.value = '';
    }
  }
  return (
    <Section title="File">
      <p className="text-xs text-muted">The whole state, with all rows that were changed.</p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => void save()}>
          Save state
        </Button>
        <Button size="sm" onClick={() => input.current?.click()}>
          Open state
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json"
          aria-label="File with a saved state"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void open(event.target.files?.[0])}
        />
        {name && <span className="self-center text-xs text-muted">{name}</span>}
      </div>
    </Section>
  );
}
