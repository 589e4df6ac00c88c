/** A broken rule, told as a person would. */
export class Broken extends Error {
  constructor(rule: string, { steps, plays }: { steps: readonly string[]; plays: readonly string[] }) {
    const list = steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`);
    super(
      `${rule}\n\n${list.join('\n')}\n\nplay: async ({ screen, userEvent }) => {\n  ${plays.join('\n  ')}\n},\n`,
    );
    this.name = 'Broken';
  }
}
