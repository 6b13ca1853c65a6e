type Attributes = Readonly<Record<string, string>>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// What XML 1.0 forbids even as an entity: control signs, halves of pairs and two non-characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that have to go
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** An element with text in it; escaped, so it may hold anything an editor can type. */
export function element(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${escaped(text)}</${name}>`;
}

/** An element with elements in it, or none. */
export function parent(name: string, children: readonly string[] = [], attributes: Attributes = {}): string {
  const open = `${name}${written(attributes)}`;
  return children.length > 0 ? `<${open}>${children.join('')}</${name}>` : `<${open}/>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
