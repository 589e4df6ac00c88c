import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Moves the default that a prop's docstring names to the column of defaults. */
export const showDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [sentence, summary] = /\s*\bDefault: (.+)\.$/.exec(argType.description ?? '') ?? [];
      if (!sentence || !summary) return [name, argType];
      const description = argType.description!.replace(sentence, '');
      return [name, { ...argType, description, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
