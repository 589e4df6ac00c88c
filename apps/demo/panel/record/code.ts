/** Returns a string as the formatter writes it. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Returns text that does not depend on locale and time zone: the part before a date or an amount. */
export function stableText(text: string): string {
  const at = text.search(/[^\d\s]?\d+[.,:/]\d|\d+ [A-Z][a-z]{2} \d|\b[A-Z][a-z]{2} \d+,/);
  return at < 0
    ? quoted(text)
    : `/^${text
        .slice(0, at)
        .replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&')
        .replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, '\\s+')}/`;
}

/** Returns an entry of an object; a long text stands on a line of its own, as the formatter has it. */
export function property(name: string, code: string): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
  const isTooWide = !code.includes('\n') && key.length + code.length > 98 && key.length > 4;
  return isTooWide ? `${key}:\n  ${code},` : `${key}: ${code},`;
}

/** Returns a value of JSON, with a line for each entry. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return block(
      '[',
      value.map((each) => `${literal(each)},`),
      ']',
    );
  return block(
    '{',
    Object.entries(value).map(([name, each]) => property(name, literal(each))),
    '}',
  );
}

/** `await name(…);`, with a line for each value where it is too wide. */
export function statement(name: string, ...values: string[]): string {
  const line = `await ${name}(${values.join(', ')});`;
  const list = values.map((value) => `${value},`);
  return line.split('\n')[0]!.length <= 106 ? line : block(`await ${name}(`, list, ');');
}

/** Returns lines inside of brackets. */
export const block = (open: string, lines: string[], close: string) =>
  lines.length === 0 ? open + close : [open, ...lines.map(indented), close].join('\n');

const indented = (text: string) => text.replaceAll(/^/gm, '  ');
