import css from '#src/ui/tokens.css?raw';
import { parseTokens } from '#storybook/tokens/parse.ts';

/** Pages and stories show what is in tokens.css, not a copy. */
export const themes = parseTokens(css);
