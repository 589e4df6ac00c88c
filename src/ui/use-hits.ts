import { useEffect } from 'react';

/**
 * Marks each place of a searched text, as `::highlight(hits)` of base.css: without elements of its own, so that cells
 * and what is read out stay as they are. A shortened value (`data-value`) is marked whole when the text is in the part
 * that is not shown.
 * @param root selector of what is watched
 * @param parts selector of what is searched in it
 */
export function useHits(root: string, parts: string, text: string): void {
  useEffect(() => {
    const watched = document.querySelector(root);
    const searched = text.trim().toLowerCase();
    if (!watched || !searched || typeof Highlight === 'undefined') return;
    const hits = CSS.highlights.get('hits') ?? new Highlight();
    CSS.highlights.set('hits', hits);
    let own: Range[] = [];
    const unmark = () => own.forEach((hit) => hits.delete(hit));
    function mark() {
      unmark();
      own = [...watched!.querySelectorAll(parts)].flatMap((part) => hitsIn(part, searched));
      own.forEach((hit) => hits.add(hit));
    }
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(watched, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      unmark();
    };
  }, [root, parts, text]);
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
    const shown = node.data.toLowerCase();
    let at = shown.indexOf(searched);
    const whole = node.parentElement?.closest('[data-value]')?.getAttribute('data-value');
    if (at < 0 && whole?.toLowerCase().includes(searched)) add(node, 0, node.length);
    for (; at >= 0; at = shown.indexOf(searched, at + searched.length)) add(node, at, at + searched.length);
  }
  return hits;
}
