const widest = 120;

/** JSON as a person edits it: two spaces, and small things on one line. The formatter of this project leaves it as it is. */
export function writeJsonFile(value: unknown): string {
  return `${write(value, '', 0, { isOpen: true })}\n`;
}

/** `before` is how much of the first line is taken. */
function write(value: unknown, indent: string, before: number, { isOpen = false } = {}): string {
  if (!isObject(value)) return JSON.stringify(value);
  const line = isOpen ? null : onOneLine(value);
  // One sign for the comma that may follow.
  if (line !== null && before + line.length < widest) return line;
  const inside = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inside + write(item, inside, inside.length));
    return items.length > 0 ? `[\n${items.join(',\n')}\n${indent}]` : '[]';
  }
  const members = membersOf(value).map(([name, inner]) => {
    const start = `${inside}${JSON.stringify(name)}: `;
    return start + write(inner, inside, start.length);
  });
  return members.length > 0 ? `{\n${members.join(',\n')}\n${indent}}` : '{}';
}

/** A value without line breaks; null where it holds more than plain values, or several things of several parts. */
function onOneLine(value: unknown): string | null {
  if (Array.isArray(value)) return arrayOnOneLine(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = membersOf(value);
  if (members.some(([, inner]) => isObject(inner))) return null;
  const parts = members.map(([name, inner]) => `${JSON.stringify(name)}: ${JSON.stringify(inner)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

function arrayOnOneLine(items: unknown[]): string | null {
  const size = (item: unknown) => (Array.isArray(item) ? item.length : membersOf(item).length);
  const isTable = (isKind: (item: unknown) => boolean) => items.every((item) => isKind(item) && size(item) > 1);
  if (items.length > 1 && (isTable(Array.isArray) || isTable((item) => isObject(item) && !Array.isArray(item))))
    return null;
  const parts = items.map(onOneLine);
  return parts.includes(null) ? null : `[${parts.join(', ')}]`;
}

function membersOf(value: unknown): [string, unknown][] {
  return isObject(value) && !Array.isArray(value)
    ? Object.entries(value).filter(([, inner]) => inner !== undefined)
    : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
