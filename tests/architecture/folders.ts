import { dirname, join } from 'node:path/posix';

/** A folder with more than this is a renderer in which nobody finds anything. */
export const mostFiles = 25;

/** Source files by folder, where there are too many; tests and what serves only them do not count. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder, count]) => `${folder}: ${count}`);
}

/** Pairs of folders side by side that import each other, with the fewer of the imports, from → to. */
export function mutualFolders(sources: ReadonlyMap<string, string>): string[] {
  const between = importsBetween(sources);
  return [...between].flatMap(([key, imports]) => {
    const [from = '', to = ''] = key.split(' ');
    const back = from < to ? between.get(`${to} ${from}`) : undefined;
    if (!back) return [];
    const fewer = imports.length < back.length ? imports : back;
    return `${from} and ${to}: ${fewer.join(', ')}`;
  });
}

export function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$|-for-tests\.tsx?$|\/testing\//.test(file);
}

/** Imports that lead from one folder into another beside it, or below that one, by "from to". */
function importsBetween(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const target of importsOf(file, text)) {
      const pair = sources.has(target) ? siblingsOf(file, target) : null;
      if (pair) found.set(pair, [...(found.get(pair) ?? []), `${file} → ${target}`]);
    }
  }
  return found;
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  );
}

/** The two folders where the ways part; nothing where one file stands above the other. */
function siblingsOf(file: string, target: string): string | null {
  const [from, to] = [dirname(file).split('/'), dirname(target).split('/')];
  const fork = from.findIndex((part, depth) => part !== to[depth]);
  if (fork < 0 || fork >= to.length) return null;
  return `${from.slice(0, fork + 1).join('/')} ${to.slice(0, fork + 1).join('/')}`;
}
