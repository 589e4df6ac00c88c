/** Its own types are not among what the package exports. */
declare module 'dom-accessibility-api' {
  interface Options {
    getComputedStyle?(element: Element): CSSStyleDeclaration;
    computedStyleSupportsPseudoElements?: boolean;
  }
  export function computeAccessibleName(element: Element, options?: Options): string;
}
