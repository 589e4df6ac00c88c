/** Media features that the toolbar switches: the feature and the value that counts as on. */
interface Emulated {
  /** prefers-reduced-motion: reduce */
  reducedMotion: boolean;
  /** forced-colors: active */
  forcedColors: boolean;
}

const browserMatchMedia = window.matchMedia.bind(window);
const writtenMedia = new WeakMap<CSSMediaRule, string>();
let rules: [pattern: RegExp, matches: boolean][] = [];

/**
 * Shows the page as with reduced motion or forced colours as far as a page can: `matchMedia` and the page's
 * own media rules answer as if the browser had the setting. System colours stay the browser's; `preview.css`
 * draws a placeholder palette. What is off follows the browser.
 */
export function emulateMedia({ reducedMotion, forcedColors }: Emulated): void {
  rules = [];
  if (reducedMotion)
    rules.push(
      [/\(prefers-reduced-motion(: ?reduce)?\)/, true],
      [/\(prefers-reduced-motion: ?no-preference\)/, false],
    );
  if (forcedColors) rules.push([/\(forced-colors(: ?active)?\)/, true], [/\(forced-colors: ?none\)/, false]);
  window.matchMedia = rules.length ? matchEmulated : browserMatchMedia;
  document.documentElement.toggleAttribute('data-forced-colors', forcedColors);
  for (const sheet of document.styleSheets) if (isOwn(sheet)) rewrite(sheet.cssRules);
}

/** Rules of a sheet from elsewhere cannot be read. */
const isOwn = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** The query with each emulated feature replaced by something that is always, or never, true. */
const replaced = (query: string) =>
  rules.reduce(
    (text, [pattern, matches]) => text.replace(pattern, matches ? '(min-width: 0px)' : '(max-width: 0px)'),
    query,
  );

const matchEmulated = (query: string) => browserMatchMedia(replaced(query));

function rewrite(list: CSSRuleList) {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule) {
      const written = writtenMedia.get(rule) ?? rule.media.mediaText;
      writtenMedia.set(rule, written);
      const wanted = replaced(written);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}
