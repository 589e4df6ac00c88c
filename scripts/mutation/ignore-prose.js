import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What the OpenAPI document says in prose about an endpoint. */
const PROSE = new Set(['summary', 'assumed']);

/** A Stryker ignorer: text that people read in documents or in the console decides nothing. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore({ node }) {
      if (node.type === 'ObjectProperty' && PROSE.has(node.key.name)) return 'prose of the OpenAPI document';
      if (node.type === 'VariableDeclarator' && node.id.name?.startsWith('assumed'))
        return 'prose of the OpenAPI document';
      if (node.type === 'CallExpression' && node.callee.object?.name === 'console')
        return 'a line in the console';
      return undefined;
    },
  }),
];
