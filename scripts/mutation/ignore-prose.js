import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Properties of an endpoint that are prose in the OpenAPI document. */
const PROSE = new Set(['summary', 'assumed']);

/** A Stryker ignorer for texts without an effect on behaviour, in documents and in the console. */
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
