import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** What react-docgen has found out about a component; the Vite plugin of Storybook leaves it there. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/**
 * The table of props: types as the source says them, where Storybook has a word such as 'union'; in the
 * Default column also what a comment says ('Default: …'); and a text control for what may be a text.
 */
export const withPropTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const documented = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      withControl(withDefault(withType(argType, documented[name]?.tsType?.raw)), initialArgs[name]),
    ]),
  );
};

function withType(argType: StrictInputType, raw: string | undefined): StrictInputType {
  if (!raw) return argType;
  const summary = raw
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
  return { ...argType, table: { ...argType.table, type: { summary } } };
}

const defaultInWords = /\s*Default: (.+?)\.?$/s;

function withDefault(argType: StrictInputType): StrictInputType {
  const said = defaultInWords.exec(argType.description ?? '')?.[1];
  if (!said) return argType;
  return {
    ...argType,
    description: argType.description!.replace(defaultInWords, ''),
    table: { ...argType.table, defaultValue: { summary: said } },
  };
}

/** An element can be shown, not typed. */
function withControl(argType: StrictInputType, given: unknown): StrictInputType {
  if (argType.control !== undefined || argType.table?.type?.summary !== 'ReactNode') return argType;
  return {
    ...argType,
    control: given === undefined || typeof given === 'string' ? 'text' : false,
  } as StrictInputType;
}
