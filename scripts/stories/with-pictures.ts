import { type ESTree, parseSync } from 'vite';

/**
 * The exports of a story file with `parameters: { pictures: false }`, their own or their meta's, which a
 * run for pictures can skip. Only literals are recognised; all others count as having pictures, and the run
 * finds out.
 */
export function withoutPictures(file: string, text: string): Set<string> {
  const { body } = parseSync(file, text).program;
  const declared = body.flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration')
      return declarationsOf(statement.declaration).map((declaration) => ({
        ...declaration,
        isExported: true,
      }));
    return declarationsOf(statement).map((declaration) => ({ ...declaration, isExported: false }));
  });
  const ofMeta = declared.find(({ name }) => name === 'meta')?.pictures ?? true;
  return new Set(
    declared
      .filter(({ isExported, pictures }) => isExported && !(pictures ?? ofMeta))
      .map(({ name }) => name),
  );
}

/**
 * The constants of a statement that are calls, such as `meta.story({ … })`, with the `parameters.pictures`
 * of each.
 */
function declarationsOf(
  statement: ESTree.Statement | ESTree.Declaration | ESTree.Directive | null,
): { name: string; pictures: boolean | undefined }[] {
  if (statement?.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
    const value = property(property(init.arguments[0], 'parameters'), 'pictures');
    return [{ name: id.name, pictures: value?.type === 'Literal' ? value.value !== false : undefined }];
  });
}

/** The value of a property of an object literal. */
function property(node: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const entry of node.properties)
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name)
      return entry.value;
  return undefined;
}
