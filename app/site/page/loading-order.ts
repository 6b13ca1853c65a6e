import { earlyScript, type Hydration } from '../hydration/early-script.ts';
import { contextScript, linkAhead, type PageParts } from './page-parts.ts';

const urgent = 'fetchPriority="high"';
const urgentPicture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/g;
const fileAhead = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The imports of the page's routes and of the entry. */
const routes = / type="module"[^>]*>;?\s*import /g;

/**
 * The order in which a visitor's browser loads a page: words, type and the first picture, then scripts, then pictures
 * further down. Every view that opens a page calls its picture urgent, but none can know what stands above it; and the
 * scripts of a page that is readable without them would share the line of a telephone with what is to be seen.
 * The team waits for scripts, in the office and in the page, and would type into fields nobody listens to yet: theirs keep
 * their place (null).
 */
export function orderLoading(page: PageParts, hydration: Omit<Hydration, 'files'> | null): PageParts {
  const ordered = { ...page, body: withOneUrgentPicture(page.body) };
  return hydration ? withScriptsAfterPaint(ordered, hydration) : ordered;
}

/** Most pages have one at most, and are not searched by an expression. */
function withOneUrgentPicture(html: string): string {
  const first = html.indexOf(urgent);
  if (first < 0 || html.indexOf(urgent, first + 1) < 0) return html;
  let isFirst = true;
  return html.replace(urgentPicture, (picture) => {
    if (!isFirst) return patient(picture);
    isFirst = false;
    return picture;
  });
}

function patient(picture: string): string {
  return picture.replace(' loading="eager"', '').replace('fetchPriority="high"', 'loading="lazy" decoding="async"');
}

/** The same files in the same order, but asked for once the page has been painted and is there as a whole. */
function withScriptsAfterPaint(page: PageParts, hydration: Omit<Hydration, 'files'>): PageParts {
  const { tail } = page;
  const start = tail.indexOf(contextScript) + 1;
  routes.lastIndex = start;
  const imports = start > 0 ? routes.exec(tail) : null;
  if (!imports) return page;
  const files: string[] = [];
  const taken = (html: string) =>
    html.includes(linkAhead)
      ? html.replace(fileAhead, (_, file: string) => {
          files.push(file);
          return '';
        })
      : html;
  const [head, ahead] = [taken(page.head), taken(tail.slice(0, start))];
  const later = imports[0].replace('"module"', '"text/later"').replace(' async=""', '');
  const after = tail.slice(imports.index + imports[0].length);
  return {
    ...page,
    head,
    tail: `${ahead}${earlyScript({ ...hydration, files })}${tail.slice(start, imports.index)}${later}${after}`,
  };
}
