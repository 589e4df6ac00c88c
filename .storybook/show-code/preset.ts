import { format } from 'oxfmt';
import { types } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { pasteable } from './pasteable.ts';

type Enrich = (module: CsfFile, source: CsfFile) => Promise<void>;

/** Adds the code of stories at build time: at run time minified components have lost their names. */
export const features = (existing: object) => ({ ...existing, experimentalCodeExamples: true });

/** Runs after Storybook has added each story's code, and makes that code pasteable. */
export const experimental_enrichCsf =
  (addCode: Enrich): Enrich =>
  async (module, source) => {
    const { body } = module._ast.program;
    const before = body.length;
    await addCode(module, source);
    for (const literal of body.slice(before).flatMap(codeLiterals)) {
      const code = pasteable(literal.value, source._file.code);
      literal.value = (await format('story.tsx', code, { singleQuote: true, printWidth: 100 })).code;
    }
  };

/** The string of each `code: '…'` in a statement. */
function codeLiterals(statement: types.Statement): types.StringLiteral[] {
  const found: types.StringLiteral[] = [];
  types.traverseFast(statement, (node) => {
    if (
      types.isObjectProperty(node) &&
      types.isIdentifier(node.key, { name: 'code' }) &&
      types.isStringLiteral(node.value)
    )
      found.push(node.value);
  });
  return found;
}
