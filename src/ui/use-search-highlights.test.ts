// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSearchHighlights } from './use-search-highlights.ts';

it('highlights nothing in a failing part, and continues', () => {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights });
  document.body.innerHTML = '<main><p data-value="anakart">a…</p><p>İstek: yeni anakart</p></main>';
  vi.spyOn(Range.prototype, 'setEnd').mockImplementationOnce(() => {
    throw new DOMException('refused', 'IndexSizeError');
  });
  renderHook(() => useSearchHighlights('main', 'p', 'anakart'));
  expect([...highlights.get('hits')!].map(String)).toEqual(['anakart']);
});
