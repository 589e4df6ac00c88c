import { babelParse, recast, traverse, types as t } from 'storybook/internal/babel';

/**
 * Props of controlled components: the value, its change handler, and the type of the state for values that
 * start empty.
 */
const controlled = [
  { value: 'value', change: 'onChange', nothing: 'number | null' },
  { value: 'file', change: 'onChange', nothing: 'File' },
  { value: 'selected', change: 'onSelect' },
  { value: 'page', change: 'onPage' },
  { value: 'size', change: 'onSize' },
];

/**
 * Gives each controlled component of a snippet a state in place of a fixed value and a mock. Returns
 * whether there were any.
 */
export function withStates(ast: t.File): boolean {
  const states: t.Statement[] = [];
  traverse(ast, {
    JSXOpeningElement({ node }) {
      for (const { value, change, nothing } of controlled) {
        const given = attribute(node, value);
        const handler = attribute(node, change);
        if (!given || !handler || !isMock(handler.value)) continue;
        const setter = `set${value[0]!.toUpperCase()}${value.slice(1)}`;
        states.push(stateCall(value, setter, expressionOf(given), nothing));
        given.value = t.jsxExpressionContainer(t.identifier(value));
        handler.value = t.jsxExpressionContainer(t.identifier(setter));
      }
    },
  });
  if (states.length === 0) return false;
  traverse(ast, {
    ArrowFunctionExpression(path) {
      const { body } = path.node;
      path.node.body = t.isBlockStatement(body)
        ? t.blockStatement([...states, ...body.body])
        : t.blockStatement([...states, t.returnStatement(body)]);
      path.stop();
    },
  });
  return true;
}

const attribute = ({ attributes }: t.JSXOpeningElement, name: string) =>
  attributes.find(
    (each): each is t.JSXAttribute => t.isJSXAttribute(each) && t.isJSXIdentifier(each.name, { name }),
  );

const isMock = (value: t.JSXAttribute['value']) =>
  t.isJSXExpressionContainer(value) &&
  t.isCallExpression(value.expression) &&
  t.isIdentifier(value.expression.callee, { name: 'fn' });

function expressionOf({ value }: t.JSXAttribute): t.Expression {
  if (!value) return t.booleanLiteral(true);
  return t.isJSXExpressionContainer(value) && t.isExpression(value.expression)
    ? value.expression
    : (value as t.StringLiteral);
}

/** `const [value, setValue] = useState(1)` */
function stateCall(
  value: string,
  setter: string,
  initial: t.Expression,
  nothing: string | undefined,
): t.Statement {
  const isUndefined = t.isIdentifier(initial, { name: 'undefined' });
  const type = (t.isNullLiteral(initial) || isUndefined) && nothing ? `<${nothing}>` : '';
  const first = isUndefined ? '' : recast.print(initial).code;
  const text = `const [${value}, ${setter}] = useState${type}(${first})`;
  return babelParse(text).program.body[0]!;
}
