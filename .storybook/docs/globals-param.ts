type Value = string | boolean | undefined | { [key: string]: Value };

/**
 * Switches of the toolbar as they stand in an address: `theme:dark;viewport.value:phone`. Empty ones are left
 * out.
 */
export function globalsParam(globals: Record<string, Value>): string {
  return Object.entries(globals)
    .flatMap(([key, value]) => pairs(key, value))
    .join(';');
}

function pairs(key: string, value: Value): string[] {
  if (value === undefined || value === '') return [];
  if (typeof value !== 'object') return [`${key}:${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([inner, nested]) => pairs(`${key}.${inner}`, nested));
}

/** The canvas of a story by itself, relative to the page that embeds it. */
export const canvasUrl = (id: string, globals: Record<string, Value>) =>
  `iframe.html?id=${id}&viewMode=story&globals=${globalsParam(globals)}`;
