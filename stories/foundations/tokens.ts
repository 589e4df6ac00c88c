import css from '#src/ui/tokens.css?raw';
import { parseTokens } from '#storybook/pages/tokens/parse.ts';

/** The tokens parsed from tokens.css itself, so that pages and stories show no copy. */
export const themes = parseTokens(css);
