import { useState } from 'react';
import type { Endpoint, Input, Reply } from '#src/contract/endpoint.ts';
import { useAction } from '#src/data/use-action.ts';
import { copyText } from '#src/lib/clipboard.ts';
import { notify } from '#src/lib/notify.ts';

export interface GenerateOptions<E> {
  codesOf(reply: Reply<E>): { code: string }[];
  /** Told only if the codes really are on the clipboard. */
  done: string;
  failed: string;
  refreshes: readonly Endpoint[];
  onDone(): void;
}

/**
 * Generates codes and copies them, one a line. Call `generate` inside the click or submit, without an `await` before it:
 * browsers let a page write to the clipboard only from there (READINGS.md T48).
 * Where the browser refuses, `uncopied` has the codes for the screen to show: nobody loses what was generated.
 */
export function useGenerateCodes<E extends Endpoint>(endpoint: E, { codesOf, done, failed, refreshes, onDone }: GenerateOptions<E>) {
  const action = useAction(endpoint, { failed, refreshes });
  const [uncopied, setUncopied] = useState<string>();

  async function generate(input: Input<E>) {
    const codes = action.mutateAsync(input).then((reply) => codesOf(reply).map(({ code }) => code).join('\n'));
    const copying = copyText(codes);
    let text: string;
    try {
      text = await codes;
    } catch {
      return; // told by the action's toast; the form stays as it was
    }
    if (text === '') {
      notify.warning('The server answered without codes');
      onDone();
    } else if (await copying) {
      notify.success(done);
      onDone();
    } else {
      notify.warning('Generated, but the browser did not allow copying');
      setUncopied(text);
    }
  }
  return { generate, busy: action.isPending, uncopied };
}
