import type { StoryContextForEnhancers } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { withPropTypes } from './prop-types.ts';

/** The row of a prop whose type react-docgen reports as `raw`. */
function rowOf(argType: object, { raw, given }: { raw?: string; given?: unknown } = {}) {
  const context = {
    argTypes: { prop: { name: 'prop', ...argType } },
    initialArgs: { prop: given },
    component: { __docgenInfo: { props: { prop: { tsType: { raw } } } } },
  };
  return withPropTypes(context as unknown as StoryContextForEnhancers).prop!;
}

it('shows a union as it is written, without the undefined of an optional prop', () => {
  expect(
    rowOf({ table: { type: { summary: 'union' } } }, { raw: "| 'sm'\n  | 'md' | undefined" }).table?.type
      ?.summary,
  ).toBe("'sm' | 'md'");
});

it('leaves comments out of a type', () => {
  expect(rowOf({}, { raw: '{ /** who */ name: string }' }).table?.type?.summary).toBe('{ name: string }');
});

it('keeps Storybook’s type where react-docgen has no text', () => {
  expect(rowOf({ table: { type: { summary: 'boolean' } } }).table?.type?.summary).toBe('boolean');
});

it('moves a default from the comment to its column', () => {
  const row = rowOf({ description: "As a Button's. Default: secondary." });
  expect(row.description).toBe("As a Button's.");
  expect(row.table?.defaultValue?.summary).toBe('secondary');
});

it('offers a text control for a node that is a text or nothing, none for an element', () => {
  const node = { table: { type: { summary: 'ReactNode' } } };
  expect(rowOf(node, { given: 'Save' }).control).toBe('text');
  expect(rowOf(node).control).toBe('text');
  expect(rowOf(node, { given: { type: 'svg' } }).control).toBe(false);
});
