export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** The words directly in it, with entities as what they stand for. */
  text: string;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// What XML 1.0 forbids in any place.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs that may not be there
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const token = /<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

/** Reads XML as strictly as a feed reader may: throws at whatever is not well-formed. Our feeds have no CDATA or comments. */
export function readXml(xml: string): Element {
  if (forbidden.test(xml)) throw new Error('A sign that XML forbids.');
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '').trimEnd();
  if (body.length === xml.trimEnd().length) throw new Error('No XML declaration.');
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  token.lastIndex = 0;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const found = token.exec(body);
    const inside = open.at(-1);
    if (!found || !inside) throw new Error(`Not well-formed at ${JSON.stringify(body.slice(at, at + 60))}.`);
    const [, closed, opened, attributes = '', single, text] = found;
    if (text !== undefined) inside.text += decoded(text);
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing.`);
    if (opened !== undefined) {
      const element = { name: opened, attributes: attributesOf(attributes), children: [], text: '' };
      inside.children.push(element);
      if (!single) open.push(element);
    }
  }
  const [root, ...more] = document.children;
  if (open.length > 1 || !root || more.length > 0 || document.text.trim() !== '')
    throw new Error('Not one whole tree.');
  return root;
}

/** Elements of a name directly in one. */
export function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name);
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]);
  const attributes: Record<string, string> = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length) throw new Error(`An attribute twice: ${text}`);
  return attributes;
}

function decoded(text: string): string {
  return text.replace(/&(\w*;?)/g, (_, entity: string) => {
    const sign = entities[entity.replace(/;$/, '')];
    if (!sign || !entity.endsWith(';')) throw new Error(`&${entity} is no entity of XML.`);
    return sign;
  });
}
