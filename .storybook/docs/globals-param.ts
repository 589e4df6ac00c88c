type Value = string | boolean | undefined | { [key: string]: Value };

/** Globals as a URL parameter: `theme:dark;viewport.value:phone`. Empty values are left out. */
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

/** URL of a story's canvas, relative to the page that embeds it. */
export const canvasUrl = (id: string, globals: Record<string, Value>) =>
  `iframe.html?id=${id}&viewMode=story&globals=${globalsParam(globals)}`;
