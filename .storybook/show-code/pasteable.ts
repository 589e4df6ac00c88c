import { readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, recast, types as t } from 'storybook/internal/babel';
import { freeNames, type Imported, type ModuleParts, partsOf } from './module-parts.ts';
import { withStates } from './with-states.ts';

const stories = path.resolve(import.meta.dirname, '../../stories');

/** Reads a story helper module, which no app can import. */
const readStories = (specifier: string) =>
  readFileSync(path.join(stories, specifier.replace('#stories/', '')), 'utf8');

/**
 * Completes a story's snippet to code that runs where it is pasted: with its imports and with what its
 * stories file declares for it. Mock functions become handlers, and controlled components get state.
 */
export function pasteable(snippet: string, storyFile: string, read = readStories): string {
  const ast = babelParse(snippet);
  const needsState = withStates(ast);
  withoutMocks(ast);

  const imports = new Imports();
  if (needsState) imports.add('useState', { from: 'react', isDefault: false, isType: false });
  const declarations: string[] = [];
  const modules = new Map<string, ModuleParts>([['', partsOf(babelParse(storyFile))]]);
  const done = new Set<string>();

  /** Adds the declaration of a name, after the declarations that it needs. */
  function include(name: string, from: string) {
    if (done.has(name)) return;
    const module = modules.get(from) ?? partsOf(babelParse(read(from)));
    modules.set(from, module);
    const imported = module.imports.get(name);
    const declaration = module.declarations.get(name);
    if (imported?.from.startsWith('#stories/')) return include(name, imported.from);
    if (!imported && !declaration) return;
    done.add(name);
    if (imported) return imports.add(name, imported);
    if (!declaration) return;
    withoutMocks(declaration);
    for (const needed of freeNames(declaration)) include(needed, from);
    declarations.push(recast.print(declaration).code);
  }
  for (const name of freeNames(ast)) include(name, '');
  return [imports.print(), ...declarations, recast.print(ast).code].filter(Boolean).join('\n\n');
}

/** `fn()` becomes an empty handler, `fn(implementation)` its implementation. */
function withoutMocks(ast: t.Node) {
  recast.visit(ast as never, {
    visitCallExpression(call) {
      this.traverse(call);
      const {
        callee,
        arguments: [implementation],
      } = call.node;
      if (callee.type === 'Identifier' && callee.name === 'fn')
        call.replace((implementation ?? t.arrowFunctionExpression([], t.blockStatement([]))) as never);
    },
  });
}

/** Import statements, one per module, packages first. */
class Imports {
  private modules = new Map<string, { named: Set<string>; default?: string }>();

  add(name: string, { from, isDefault, isType }: Imported) {
    const module = this.modules.get(from) ?? { named: new Set() };
    this.modules.set(from, module);
    if (isDefault) module.default = name;
    else module.named.add(isType ? `type ${name}` : name);
  }

  print(): string {
    const isOwn = (from: string) => from.startsWith('#');
    const sorted = [...this.modules].toSorted(
      ([a], [b]) => Number(isOwn(a)) - Number(isOwn(b)) || a.localeCompare(b),
    );
    return sorted
      .map(([from, { named, default: whole }]) => {
        const names = named.size > 0 && `{ ${[...named].toSorted().join(', ')} }`;
        return `import ${[whole, names].filter(Boolean).join(', ')} from '${from}';`;
      })
      .join('\n');
  }
}
