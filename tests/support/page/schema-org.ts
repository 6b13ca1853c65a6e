import { readFileSync } from 'node:fs';

type Property = { expected: string[]; isSuperseded: boolean };
type Shape = { parents: string[]; properties: Map<string, Property> };
type Vocabulary = { shapes: Map<string, Shape>; unions: Map<string, string[]> };

/** The vocabulary of schema.org as the types of schema-dts write it down: what each type has, and what that may be. */
function readVocabulary(): Vocabulary {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const shapes = new Map<string, Shape>();
  const unions = new Map<string, string[]>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
  ))
    shapes.set(name, { parents: parents.split(',').map((parent) => parent.trim()), properties: propertiesOf(body) });
  for (const [, name = '', members = ''] of text.matchAll(/^(?:export )?type (\w+) = (.+);$/gm))
    unions.set(name, members.split(' | '));
  return { shapes, unions };
}

function propertiesOf(body: string): Map<string, Property> {
  const found = body.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?"([^"@]+)"\?: SchemaValue<([^\n]+), "[^"]+">;/gs);
  return new Map(
    [...found].map(([, text = '', name = '', expected = '']) => [
      name,
      { expected: expected.split(' | '), isSuperseded: text.includes('@deprecated') },
    ]),
  );
}

const vocabulary = readVocabulary();

function propertyOf(shape: string, name: string): Property | null {
  const { parents = [], properties } = vocabulary.shapes.get(shape) ?? {};
  const own = properties?.get(name);
  if (own) return own;
  for (const parent of parents) {
    const inherited = propertyOf(parent, name);
    if (inherited) return inherited;
  }
  return null;
}

/** Everything a list of expected types allows: names of leaves, primitive types and written values. */
function allowedBy(expected: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of expected) {
    if (seen.has(name)) continue;
    seen.add(name);
    allowedBy(vocabulary.unions.get(name) ?? [], seen);
  }
  return seen;
}

const moments: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
};

/** What search engines cannot do without (docs/behaviour/standards.md#json-ld), by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  Place: ['name', 'address'],
  TouristAttraction: ['name', 'address', 'url'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  Offer: ['availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'availability', 'url'],
  Person: ['name'],
};
const requiredOfEvents = ['name', 'startDate', 'location', 'eventStatus', 'organizer'];

/** What the vocabulary says against the structured data of a page, one sentence each. */
export function schemaFindings(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => thingFindings(JSON.parse(text)));
}

/** The same of one thing with its context. */
export function thingFindings(thing: object): string[] {
  const { '@context': context, ...node } = thing as Record<string, unknown>;
  const found = nodeFindings(node, String(node['@type']));
  return context === 'https://schema.org' ? found : ['a thing without the context of schema.org', ...found];
}

function nodeFindings(node: Record<string, unknown>, path: string): string[] {
  const type = String(node['@type']);
  const leaf = `${type}Leaf`;
  if (!vocabulary.shapes.has(leaf)) return [`${path}: schema.org knows no type ${type}`];
  // A room inside its site has the address of the site.
  const isInside = path.includes('containsPlace');
  const isEvent = propertyOf(leaf, 'previousStartDate') !== null && type !== 'EventSeries';
  const wanted = isEvent ? requiredOfEvents : (required[type] ?? []);
  const missing = isInside ? [] : wanted.filter((name) => !(name in node)).map((name) => `${path}: no ${name}`);
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const property = propertyOf(leaf, name);
    if (!property) return [`${path}: ${type} has no ${name}`];
    if (property.isSuperseded) return [`${path}: ${name} is superseded`];
    const allowed = allowedBy(property.expected);
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => valueFindings(one, allowed, `${path}.${name}`));
  });
  return [...missing, ...wrong];
}

function valueFindings(value: unknown, allowed: ReadonlySet<string>, path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    if (!('@type' in node))
      return Object.keys(node).join() === '@id' && allowed.has('IdReference')
        ? []
        : [`${path}: an object without type`];
    const isExpected = allowed.has(`${node['@type']}Leaf`);
    return isExpected ? nodeFindings(node, path) : [`${path}: no ${node['@type']} is expected here`];
  }
  const said = `${path}: ${JSON.stringify(value)}`;
  if (typeof value !== 'string') return allowed.has(typeof value) ? [] : [`${said} is of the wrong type`];
  if (value.trim() === '') return [`${said} says nothing`];
  if (allowed.has(`"${value}"`)) return [];
  const isText = allowed.has('Text');
  const formats = Object.keys(moments).filter((name) => allowed.has(name));
  if (!isText && formats.length > 0)
    return formats.some((name) => moments[name]?.test(value)) ? [] : [`${said} is no ${formats.join(' or ')}`];
  if (!isText && allowed.has('URL')) return /^https?:\/\//.test(value) ? [] : [`${said} is no absolute address`];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type as schema-dts writes it
  if (allowed.has('`${number}`') && Number.isFinite(Number(value))) return [];
  return allowed.has('string') ? [] : [`${said} is not one of its values`];
}
