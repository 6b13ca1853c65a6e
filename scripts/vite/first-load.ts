/** What `output.codeSplitting` lets a group ask about a module. */
type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Where a visitor's page begins: the entry and the routes that every page of modules has. */
const beginnings = /\/app\/(entry\.client|root|site\/shell\/default-layout|site\/page\/page-route)\.tsx/;

/**
 * Answers whether a module comes with the first load of a visitor's page: whether a beginning imports it, directly or
 * through others, without a dynamic `import()` in between. Other routes (login, search, shop, office) bring their own.
 */
export function firstLoad(): (id: string, graph: Graph) => boolean {
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
