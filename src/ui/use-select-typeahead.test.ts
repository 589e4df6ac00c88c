import { describe, expect, it } from 'vitest';
import { nextOptionIndex } from './use-select-typeahead.ts';

const labels = ['CS2', 'CS2 Premium', 'Rust', 'Ring', 'Valorant'];
const by = (key: string, at: number, word = '') => {
  const found = nextOptionIndex(key, labels, at, word);
  return found === undefined ? undefined : labels[found];
};

it('goes on and back by one, and to the ends (FRM-5)', () => {
  expect(by('ArrowDown', 0)).toBe('CS2 Premium');
  expect(by('ArrowUp', 1)).toBe('CS2');
  expect(by('End', 1)).toBe('Valorant');
  expect(by('Home', 3)).toBe('CS2');
});

it('stays at the ends, and begins with the first (FRM-5)', () => {
  expect(by('ArrowDown', 4)).toBe('Valorant');
  expect(by('ArrowUp', 0)).toBe('CS2');
  expect(by('ArrowDown', -1)).toBe('CS2');
  expect(by('ArrowUp', -1)).toBe('CS2');
});

it.each(['Enter', 'Escape', 'Tab', 'F4', 'Shift'])('leaves %s to the open list (FRM-5)', (key) => {
  expect(by(key, 0)).toBeUndefined();
});

describe('letters', () => {
  it('choose what begins with them, in any case (FRM-5)', () => {
    expect(by('v', -1, 'v')).toBe('Valorant');
    expect(by('U', 4, 'RU')).toBe('Rust');
    expect(by('p', -1, 'cs2 p')).toBe('CS2 Premium');
  });
  it('stay with what still begins with the longer word (FRM-5)', () => {
    expect(by('s', 1, 'cs')).toBe('CS2 Premium');
    expect(by('s', -1, 'cs')).toBe('CS2');
  });
  it('go on to the next when they are repeated, past the end to the first (FRM-5)', () => {
    expect(by('r', 0, 'r')).toBe('Rust');
    expect(by('r', 2, 'rr')).toBe('Ring');
    expect(by('r', 3, 'rrr')).toBe('Rust');
  });
  it('choose nothing that does not begin with them (FRM-5)', () => {
    expect(by('x', 0, 'x')).toBeUndefined();
    expect(by('2', 0, 's2')).toBeUndefined();
  });
});
