import type { EntryContext } from 'react-router';

type Matches = readonly { route: { id: string } }[] | null;
type Match = (at: unknown) => Matches;
/** React Router keeps the matcher of its routes here, for what renders the page. */
type WithMatch = { _match?: Match };

/**
 * React Router's account of a page, with the routes of this page and those above it only: it makes components, styles and
 * loaders of every route in the account at each rendering, and we have sixty. What the page says of routes is the same.
 */
export function leanContext(context: EntryContext): EntryContext {
  const { staticHandlerContext: handled, manifest } = context;
  const { _match: match } = handled as WithMatch;
  if (!match) return context;
  const found = import.meta.env.DEV ? match : kept(match);
  const matches = [handled.matches, ...pathsAbove(handled.location.pathname).map(found)];
  const ids = new Set(matches.flatMap((each) => each?.map(({ route }) => route.id) ?? []));
  const routes = Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]]));
  // Not spread: whoever reads the stream of data begins it (scripts/vite/lazy-data-stream.ts).
  return Object.create(context, {
    serverHandoffStream: { value: undefined },
    manifest: { value: { ...manifest, routes } },
    staticHandlerContext: { value: Object.assign(handled, { _match: found }) },
  });
}

/** The addresses React Router tells the browser the routes of: those above the page and the root. */
function pathsAbove(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  return ['/', ...parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)];
}

const known = new Map<string, Matches>();
const mostKnown = 1_000;

/** Which routes an address has never changes in a built site, and lists are above many pages. */
function kept(match: Match): Match {
  return (at) => {
    if (typeof at !== 'string') return match(at);
    const before = known.get(at);
    if (before !== undefined) return before;
    if (known.size >= mostKnown) known.clear();
    const found = match(at);
    known.set(at, found);
    return found;
  };
}
