import { expect, it } from 'vitest';
import { pasteable } from './pasteable.ts';

const storyFile = `
import { fn } from 'storybook/test';
import { type ComponentProps, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import preview from '#storybook/preview.tsx';
import { longName as name, unbrokenCode } from '#stories/support/long-texts.ts';

type Props = ComponentProps<typeof Button>;
const label = \`Delete \${unbrokenCode}\`;
const change = fn();
function Twice(props: Props) { return <><Button {...props} /><Button {...props} /></>; }
const meta = preview.meta({ component: Button });
export const Typical = meta.story({});
`;

const read = () =>
  "export const longName = 'Max';\nexport const code = 'A1';\nexport const unbrokenCode = code.repeat(51);";

const codeOf = (snippet: string) =>
  pasteable(`const Typical = () => ${snippet};`, storyFile, read).replaceAll(/\s+/g, ' ');

it('adds the imports that the snippet needs, and no other', () => {
  expect(codeOf('<Button>Save</Button>')).toBe(
    "import { Button } from '#src/ui/Button.tsx'; const Typical = () => <Button>Save</Button>;",
  );
});

it('adds what the story file declares, and what that needs itself, first', () => {
  expect(codeOf('<Twice>{label}</Twice>')).toBe(
    "import { type ComponentProps } from 'react'; import { Button } from '#src/ui/Button.tsx'; " +
      'type Props = ComponentProps<typeof Button>; function Twice(props: Props) { return <><Button ' +
      '{...props} /><Button {...props} /></>; } ' +
      "const code = 'A1'; const unbrokenCode = code.repeat(51); const label = `Delete ${unbrokenCode}`; " +
      'const Typical = () => <Twice>{label}</Twice>;',
  );
});

it('writes handlers in place of mock functions', () => {
  expect(codeOf('<Button onClick={fn()} onFocus={fn((event) => event.type)} onBlur={change} />')).toBe(
    "import { Button } from '#src/ui/Button.tsx'; const change = () => {}; " +
      'const Typical = () => <Button onClick={() => {}} onFocus={(event) => event.type} onBlur={change} />;',
  );
});

it('gives a controlled component a state', () => {
  expect(codeOf('<NumberField value={1} onChange={fn()} />')).toBe(
    "import { useState } from 'react'; import { NumberField } from '#src/ui/NumberField.tsx'; " +
      'const Typical = () => { const [value, setValue] = useState(1) return <NumberField value={value} ' +
      'onChange={setValue} />; };',
  );
  expect(codeOf('<Picker value={null} onChange={fn()} />')).toContain('useState<number | null>(null)');
  expect(codeOf('<FileField file={undefined} onChange={fn()} />')).toContain('useState<File>()');
});

it('leaves a fixed value without change handler alone', () => {
  expect(codeOf('<Progress value={62} />')).toBe('const Typical = () => <Progress value={62} />;');
});
