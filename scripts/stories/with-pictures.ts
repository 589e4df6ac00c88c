import { type ESTree, parseSync } from 'vite';

/**
 * The exports of a file of stories that say `parameters: { pictures: false }`, of themselves or by their
 * meta, so that a run for pictures can leave them out. What is not written literally counts as having
 * pictures; the run then finds out.
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
 * The constants that a statement declares as calls, such as `meta.story({ … })`, each with the
 * `parameters.pictures` that it gives.
 */
function declarationsOf(
  statement: ESTree.Statement | ESTree.Declaration | ESTree.Directive | null,
): { name: string; pictures: boolean | undefined }[] {
  if (statement?.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
    const value = property(property(init.arguments[0], 'parameters'), 'pictures');
    return [
      {
        name: id.name,
        pictures: value?.type === 'Literal' && typeof value.value === 'boolean' ? value.value : undefined,
      },
    ];
  });
}

/** The value of a property of an object that is written out. */
function property(node: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const entry of node.properties)
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name)
      return entry.value;
  return undefined;
}
