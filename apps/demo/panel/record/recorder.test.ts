// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readState } from '#mocks/control/state.ts';
import { override } from '#mocks/outcomes/override.ts';
import { viewports } from '#storybook/preview/toolbar.ts';
import { startRecorder } from './recorder.ts';
import { fileOf, startOf, storyText } from './story-text.ts';

let recorder: ReturnType<typeof startRecorder>;

function open(page: string) {
  document.body.innerHTML = `<div id="root">${page}</div><div id="demo"><button>Reset</button></div>`;
  recorder = startRecorder();
}

/** Presses as a pointer does: browsers pass the click on a label on to its box. */
function press(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  element.click();
}
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, ...values: string[]) =>
  values.forEach((value) => fireEvent.input(screen.getByLabelText(label), { target: { value } }));

beforeEach(() => void (HTMLElement.prototype.checkVisibility = () => true));
afterEach(() => recorder.stop());

it('writes presses and typed text by names, and the texts that appear (REC-1)', async () => {
  open(`<h1>Keys</h1><button aria-label="Edit key 4F2A">Edit</button>
    <input id="box" type="checkbox" /><label for="box">I agree, it's fine</label>
    <label for="code">Code</label><input id="code" /><input aria-label="Search" />`);
  press(button('Edit key 4F2A'));
  press(screen.getByText("I agree, it's fine"));
  type('Code', 'A', 'AB');
  type('Search', 'x');
  const toast = '<div data-severity="info"><p>Saved\non May 3, 2026</p></div>';
  document.body.insertAdjacentHTML('beforeend', toast);
  document.querySelector('h1')!.textContent = 'Key #7';
  await Promise.resolve();
  press(button('Reset'));
  expect(recorder.stop()).toEqual([
    "await press('Edit key 4F2A');",
    `await press("I agree, it's fine");`,
    "await fill({\n  Code: 'AB',\n  Search: 'x',\n});",
    'await expectToast(/^Saved\\s+on /);',
    "await screen.findByRole('heading', { level: 1, name: 'Key #7' });",
  ]);
});

it('writes the actions in a dialog, by keys too, and the error of a field (REC-1)', () => {
  open('<h1>Keys</h1>');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="dialog" aria-labelledby="title"><b id="title">Edit key</b><label for="code">Code</label>
      <input id="code" aria-describedby="why" /><p id="why">Taken</p><button>Save</button></div>`,
  );
  fireEvent.keyDown(button('Save'), { key: 'Enter' });
  button('Save').click();
  screen.getByLabelText('Code').setAttribute('aria-invalid', 'true');
  fireEvent.keyDown(screen.getByLabelText('Code'), { key: 'Escape' });
  screen.getByRole('dialog').remove();
  expect(recorder.stop()).toEqual([
    "await dialog('Edit key');",
    "await pressInDialog('Save');",
    "await expectFieldError('Code', 'Taken');",
    "await userEvent.keyboard('{Escape}');",
    'await expectNoDialog();',
  ]);
});

it('writes the option that keys choose, and Enter where no click follows (REC-1)', () => {
  open(`<div role="dialog" aria-label="Command palette"><input role="combobox" aria-label="Search commands"
      aria-activedescendant="users" /><p role="option" id="users">Users</p></div>
    <label for="product">Product</label><select id="product"><option>CS2</option><option>Rust</option></select>
    <div role="tablist"><button role="tab">Buy</button><button role="tab">Reset</button></div>
    <form><label for="v">Version</label><input id="v" /><button type="button">Upload</button></form>`);
  const palette = screen.getByLabelText('Search commands');
  fireEvent.input(palette, { target: { value: 'us' } });
  fireEvent.keyDown(palette, { key: 'ArrowDown' });
  fireEvent.keyDown(palette, { key: 'Enter' });
  screen.getByRole('dialog').remove();
  const select = screen.getByRole('combobox');
  fireEvent.keyDown(select, { key: 'r' });
  fireEvent.input(select, { target: { value: 'Rust' } });
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Buy' }), { key: 'ArrowRight' });
  fireEvent.keyUp(screen.getByRole('tab', { name: 'Reset' }), { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByLabelText('Version'), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('Version'), { key: 'Enter' });
  button('Upload').click(); // as browsers do where Enter sends a form
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(button('Upload'), { key: 'Enter' });
  button('Upload').click();
  expect(recorder.stop()).toEqual([
    "await fill({\n  'Search commands': 'us',\n});",
    "await chooseByKeys('Search commands', 'Users');",
    'await expectNoDialog();',
    "await choose('Product', 'Rust');",
    "await press('Reset');",
    "await enterIn('Version');",
    "await press('Upload');",
    "await userEvent.keyboard('a');",
    "await press('Upload');",
  ]);
});

it('expects the rows and the count that a search leads to (REC-1)', () => {
  open(`<h1>Users</h1><main><input aria-label="Search" /><table><tbody><tr><td id="row-9">9</td></tr></tbody></table>
    <p>1–10 of 140</p></main>`);
  type('Search', 'a');
  document.querySelector('p')!.textContent = '1–10 of 12';
  type('Search', 'ab');
  document.querySelector('tr')!.remove();
  document.querySelector('p')!.textContent = 'No users match “ab”';
  expect(recorder.stop()).toEqual([
    "await fill({\n  Search: 'ab',\n});",
    "await userSees('No users match “ab”');",
  ]);
});

it('names the row of a button that other rows have as well (REC-1)', () => {
  open(`<table><tbody>
    <tr><td id="row-9">9</td><td><button>Details</button></td></tr>
    <tr><td id="row-8">8</td><td><label><input type="checkbox" aria-label="Select key 8" /></label></td>
      <td><button>Details</button></td></tr></tbody></table>`);
  const [first, second] = screen.getAllByRole('button', { name: 'Details' });
  press(first!);
  press(second!);
  fireEvent.pointerUp(document.querySelector('label')!, { shiftKey: true });
  expect(recorder.stop()).toEqual([
    "await press('Details');",
    "await pressInRow(8, 'Details');",
    "await pressWithShift('Select key 8');",
  ]);
});

it('never writes a password, whoever can read it on the page (REC-2)', () => {
  open(`<label for="old">Old</label><input id="old" type="password" />
    <label for="new">New</label><input id="new" type="text" autocomplete="new-password" />
    <label for="again">Again</label><input id="again" type="password" />`);
  type('Old', 'password');
  type('New', 'g', 'geheim', 'geheim-1');
  type('Again', 'geheim-1');
  const [line] = recorder.stop();
  expect(line).toBe(
    "await fill({\n  Old: credentials.Password,\n  New: 'secret-1',\n  Again: 'secret-1',\n});",
  );
});

it('has a name that makes a file, in any script (REC-1)', () => {
  expect(fileOf('Schlüssel/鍵 "neu"')).toBe('schlüssel-鍵-neu.stories.tsx');
  expect(fileOf('🎉')).toBe('.stories.tsx');
});

it('is a formatted story of the page where the recording began, with its imports (REC-1)', () => {
  const patch = { 'items[0].code': null };
  const overrides = [override('keys.list', 'noRows'), override('keys.list', 'changed values', { patch })];
  const state = { ...readState(), clockOffset: 60, overrides };
  open('<label for="why">Reason</label><textarea id="why"></textarea>');
  type('Reason', "a 'press' of the fill ".repeat(6));
  recorder.add("await panelRequest('/mock/clock', {\n  advance: 60,\n});");
  const start = startOf(state, '/admin/keys?size=25', 412);
  const text = storyText("QA's first", start, recorder.stop(), ['PUT /api/admin/keys/7']);
  const format = ['node_modules/.bin/oxfmt', '--stdin-filepath', 'first.stories.tsx'];
  expect(execFileSync('node', format, { input: text, encoding: 'utf8' })).toBe(text);
  expect(text).toContain("import { fill } from '../support/index.ts';");
  expect(text).toContain(`title: "Flows/QA's first"`);
  expect(text).toContain("viewport: { value: 'phone', isRotated: false },");
  const { width } = viewports.phone.styles;
  expect(startOf(state, '/', Number.parseInt(width, 10)).join()).toContain("'phone'");
  expect(text).toContain(
    "...defaultSettings(),\n      overrides: [\n        {\n          endpoint: 'keys.list',\n          is: 'noRows',",
  );
});
