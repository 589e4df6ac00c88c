/** Media features that the toolbar or a check emulates, with the value that counts as on. */
interface Emulated {
  /** prefers-reduced-motion: reduce */
  reducedMotion: boolean;
  /** forced-colors: active */
  forcedColors: boolean;
  /** A finger in place of a mouse. */
  touch?: boolean;
}

const browserMatchMedia = window.matchMedia.bind(window);
const writtenMedia = new WeakMap<CSSMediaRule, string>();
let now: Emulated = { reducedMotion: false, forcedColors: false };
let rules: [pattern: RegExp, matches: boolean][] = [];

/**
 * Emulates reduced motion and forced colours: `matchMedia` and the page's media rules react as if the browser had
 * the setting. System colours stay; `preview.css` has a placeholder palette.
 */
export function emulateMedia(wanted: Emulated): void {
  now = wanted;
  const { reducedMotion, forcedColors, touch } = wanted;
  const isRewritten = rules.length > 0;
  rules = [];
  if (touch)
    rules.push(
      [/\(pointer: ?coarse\)|\(hover: ?none\)/g, true],
      [/\(pointer: ?fine\)|\(hover(: ?hover)?\)/g, false],
    );
  if (reducedMotion)
    rules.push(
      [/\(prefers-reduced-motion(: ?reduce)?\)/, true],
      [/\(prefers-reduced-motion: ?no-preference\)/, false],
    );
  if (forcedColors) rules.push([/\(forced-colors(: ?active)?\)/, true], [/\(forced-colors: ?none\)/, false]);
  window.matchMedia = rules.length ? matchEmulated : browserMatchMedia;
  document.documentElement.toggleAttribute('data-forced-colors', forcedColors);
  if (isRewritten || rules.length > 0)
    for (const sheet of document.styleSheets) if (isOwn(sheet)) rewrite(sheet.cssRules);
}

/**
 * Styles a picture of a phone as a finger has it. Chromium's own emulation, once switched off, leaves a page that knows no
 * pointer at all until it is loaded again.
 */
export function emulateTouch(touch: boolean): void {
  if (touch !== Boolean(now.touch)) emulateMedia({ ...now, touch });
}

/** True for a sheet of this origin; the rules of others cannot be read. */
const isOwn = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** Replaces each emulated feature in a query by a condition that is always, or never, true. */
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
