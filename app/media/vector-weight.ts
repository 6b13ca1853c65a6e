import type { XmlElement } from '@rgrove/parse-xml';

/** More things than a browser draws without being noticed; the largest drawing of a designer has some thousands. */
const mostDrawn = 100_000;

/**
 * Whether drawing everything that is reused, as often as it is reused, stays within reason. A few lines can ask for a
 * thousand million shapes (`use` of `use` of …, patterns in patterns), or go round in circles.
 */
export function isTooHeavy(root: XmlElement): boolean {
  const byId = new Map<string, XmlElement>();
  index(root, byId);
  const weights = new Map<XmlElement, number>();
  const weigh = (element: XmlElement, path: Set<XmlElement>): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (path.has(element)) return Number.POSITIVE_INFINITY;
    path.add(element);
    const children = elementsIn(element).reduce((sum, child) => sum + weigh(child, path), 1);
    const reused = referencesOf(element)
      .map((id) => byId.get(id))
      .filter((each) => each !== undefined)
      .reduce((sum, each) => sum + weigh(each, path), 0);
    path.delete(element);
    const weight = Math.min(children + reused, mostDrawn + 1);
    weights.set(element, weight);
    return weight;
  };
  return weigh(root, new Set()) > mostDrawn;
}

export function elementsIn(element: XmlElement): XmlElement[] {
  return element.children.filter((child): child is XmlElement => child.type === 'element');
}

function index(element: XmlElement, byId: Map<string, XmlElement>): void {
  const { id } = element.attributes;
  if (id && !byId.has(id)) byId.set(id, element);
  for (const child of elementsIn(element)) index(child, byId);
}

/** What an element draws besides its children, by `href="#…"` or `url(#…)` in any attribute or style. */
function referencesOf(element: XmlElement): string[] {
  const texts = Object.entries(element.attributes).map(([name, value]) =>
    /(?:^|:)href$/.test(name) ? `url(${value})` : value,
  );
  if (element.name === 'style') texts.push(element.text);
  return texts.flatMap((text) => [...text.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id = '']) => id.trim()));
}
