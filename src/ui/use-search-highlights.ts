import { useEffect } from 'react';
import { attempt } from '#src/lib/attempt.ts';
import { matchesIn } from '#src/lib/fold-case.ts';

/**
 * Highlights matches of a searched text, as `::highlight(hits)` of base.css: without elements, so that cells and
 * screen readers are unaffected. A shortened value (`data-value`) is marked whole if its hidden part matches.
 * @param root selector of the watched element
 * @param parts selector of the searched elements in it
 */
export function useSearchHighlights(root: string, parts: string, text: string): void {
  useEffect(() => attempt(() => highlight(root, parts, text.trim())), [root, parts, text]);
}

/** Highlights matches and follows changes of the page; returns a function that stops it. */
function highlight(root: string, parts: string, searched: string): (() => void) | undefined {
  const watched = document.querySelector(root);
  if (!watched || !searched || typeof Highlight === 'undefined') return undefined;
  const hits = CSS.highlights.get('hits') ?? new Highlight();
  CSS.highlights.set('hits', hits);
  let own: Range[] = [];
  const unmark = () => own.forEach((hit) => hits.delete(hit));
  function mark() {
    unmark();
    own = [...watched!.querySelectorAll(parts)].flatMap(
      (part) => attempt(() => hitsIn(part, searched)) ?? [],
    );
    own.forEach((hit) => hits.add(hit));
  }
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(watched, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    unmark();
  };
}

function hitsIn(part: Element, searched: string): Range[] {
  const hits: Range[] = [];
  function add(node: Node, from: number, to: number) {
    const hit = new Range();
    hit.setStart(node, from);
    hit.setEnd(node, to);
    hits.push(hit);
  }
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const matches = matchesIn(node.data, searched);
    const whole = node.parentElement?.closest('[data-value]')?.getAttribute('data-value') ?? '';
    if (matches.length === 0 && matchesIn(whole, searched).length > 0) add(node, 0, node.length);
    matches.forEach(({ from, to }) => add(node, from, to));
  }
  return hits;
}
