/** Returns the result of `make`; undefined if it throws, as where a feature of the browser is missing or forbidden. */
export function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Returns a media query; undefined if unsupported, which reads as 'no match'. */
export const media = (query: string): MediaQueryList | undefined => attempt(() => matchMedia(query));

/** Returns a URL, or undefined for text that is none. Not every supported browser has `URL.canParse`. */
export const parseUrl = (text: string, base?: string): URL | undefined => attempt(() => new URL(text, base));

/** Encodes text for a part of a URL, also text with half of a surrogate pair, which `encodeURIComponent` refuses. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
