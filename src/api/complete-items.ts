/**
 * Splits the text of a JSON array that is still arriving. Returns a function that takes the next piece of the text
 * and returns the items that are complete with it, or undefined where there is none.
 */
export function completeItems(): (piece: string) => unknown[] | undefined {
  let rest = '';
  /** The next character of `rest` to look at. */
  let at = 0;
  let depth = 0;
  let isInText = false;
  /** The end of the last complete item in `rest`. */
  let end = 0;

  function look(character: string) {
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',' && depth === 1) end = at;
  }

  return (piece) => {
    rest += piece;
    for (; at < rest.length; at += 1) look(rest[at]!);
    if (end === 0) return undefined;
    const items = parse(rest.slice(0, end));
    rest = rest.slice(end);
    at -= end;
    end = 0;
    return items;
  };
}

/** `text` begins with the bracket of the array or with the comma before its first item. */
function parse(text: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${text.trimStart().slice(1)}]`) as unknown[];
  } catch {
    return undefined; // not JSON; the complete reply will be rejected
  }
}
