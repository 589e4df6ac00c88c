import { fn } from 'storybook/test';

/** A clipboard that records, or refuses as browsers may; give its result back from a story's `beforeEach`. */
export function pretendClipboard(allowed: boolean) {
  const writeText = fn(async (_text: string) => {
    if (!allowed) throw new DOMException('Refused', 'NotAllowedError');
  });
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
  const execCommand = document.execCommand;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.execCommand = () => allowed;
  return {
    writeText,
    restore: () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      document.execCommand = execCommand;
    },
  };
}
