import type { Plugin } from 'vite';

/** What `output.codeSplitting` lets a group ask about a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** What decides when a visitor's page comes alive, and comes before all else (app/site/hydration). */
const decision = 'app/site/hydration/hydrate.ts';
/** Where a visitor's page begins: the entry and the routes that every page of modules has. */
const page = /\/app\/(entry\.client|root|site\/shell\/default-layout|site\/page\/page-route)\.tsx/;

/**
 * Answers which file of a visitor's first load a module comes in, if any: `hydrate` or `visitor`. Other routes (login,
 * search, shop, office) bring their own.
 */
export function firstLoad(): (id: string, graph: Graph) => 'hydrate' | 'visitor' | null {
  const [decides, isOfPage] = [importedBy(new RegExp(decision)), importedBy(page)];
  return (id, graph) => (decides(id, graph) && 'hydrate') || (isOfPage(id, graph) && 'visitor') || null;
}

/** Has that file built, which no route imports; the page names it (app/site/page/files-ahead.server.ts). */
export function hydrateEntry(): Plugin {
  return {
    name: 'foyer:hydrate-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `/${decision}`, name: 'hydrate', preserveSignature: 'allow-extension' });
    },
  };
}

/** Answers whether a beginning imports a module, directly or through others, without a dynamic `import()` in between. */
function importedBy(beginnings: RegExp): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return (id, graph) => {
    const seen = new Set<string>();
    const open = [id];
    let isFirst = false;
    for (let module = open.pop(); module !== undefined && !isFirst; module = open.pop()) {
      if (seen.has(module)) continue;
      seen.add(module);
      isFirst = known.get(module) ?? beginnings.test(module);
      open.push(...(graph.getModuleInfo(module)?.importers ?? []));
    }
    known.set(id, isFirst);
    return isFirst;
  };
}
