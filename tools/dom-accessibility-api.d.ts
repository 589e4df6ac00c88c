/** The package does not export its own types. */
declare module 'dom-accessibility-api' {
  interface Options {
    getComputedStyle?(element: Element): CSSStyleDeclaration;
    computedStyleSupportsPseudoElements?: boolean;
  }
  export function computeAccessibleName(element: Element, options?: Options): string;
}
