import { traverse, types as t } from 'storybook/internal/babel';

export interface Imported {
  from: string;
  isDefault: boolean;
  isType: boolean;
}

/** The imports and top-level declarations of a module, by name. */
export interface ModuleParts {
  imports: Map<string, Imported>;
  declarations: Map<string, t.File>;
}

export function partsOf({ program }: t.File): ModuleParts {
  const imports: ModuleParts['imports'] = new Map();
  const declarations: ModuleParts['declarations'] = new Map();
  for (const statement of program.body) {
    if (t.isImportDeclaration(statement)) {
      for (const specifier of statement.specifiers) {
        const isType =
          statement.importKind === 'type' ||
          (t.isImportSpecifier(specifier) && specifier.importKind === 'type');
        imports.set(specifier.local.name, {
          from: statement.source.value,
          isDefault: t.isImportDefaultSpecifier(specifier),
          isType,
        });
      }
      continue;
    }
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (!declaration) continue;
    for (const name of declaredNames(declaration))
      declarations.set(name, t.file(t.program([declaration as t.Statement])));
  }
  return { imports, declarations };
}

function declaredNames(node: t.Node): string[] {
  if (t.isVariableDeclaration(node))
    return node.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? [id.name] : []));
  if (
    (t.isFunctionDeclaration(node) ||
      t.isClassDeclaration(node) ||
      t.isTSInterfaceDeclaration(node) ||
      t.isTSTypeAliasDeclaration(node)) &&
    node.id
  )
    return [node.id.name];
  return [];
}

/** Names that a piece of code uses without declaring them, types included. */
export function freeNames(ast: t.File): Set<string> {
  const names = new Set<string>();
  traverse(ast, {
    Program({ scope }) {
      // Babel caches the scope of a tree
      scope.crawl();
      for (const name of Object.keys((scope as unknown as { globals: object }).globals)) names.add(name);
    },
    TSTypeReference: ({ node: { typeName } }) => void (t.isIdentifier(typeName) && names.add(typeName.name)),
    TSTypeQuery: ({ node: { exprName } }) => void (t.isIdentifier(exprName) && names.add(exprName.name)),
  });
  return names;
}
