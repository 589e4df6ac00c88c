import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/** Component documentation by react-docgen, attached by Storybook's Vite plugin. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/**
 * Builds the props table with the types as written in the source, where Storybook shows words such as
 * 'union'; with the defaults that comments give ('Default: …'); and with text controls for props that
 * accept text.
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

/** Elements get no text control: they can be shown, not typed. */
function withControl(argType: StrictInputType, given: unknown): StrictInputType {
  if (argType.control !== undefined || argType.table?.type?.summary !== 'ReactNode') return argType;
  return {
    ...argType,
    control: given === undefined || typeof given === 'string' ? 'text' : false,
  } as StrictInputType;
}
