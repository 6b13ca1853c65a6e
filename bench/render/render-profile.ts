import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';

/** Microseconds of self time by function, with the file it was written in. */
export type Profile = { source: string; name: string; microseconds: number }[];

/** Watches what this process does; itself costs about a tenth, so only the shares are of use. */
export async function profileOf(work: () => Promise<unknown>): Promise<Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 250 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, Profile[number]>();
  for (const [at, id] of (profile.samples ?? []).entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') continue;
    const source = sourceOf(frame);
    // The watching itself.
    if (source === 'node:inspector') continue;
    const name = frame.functionName || `(line ${frame.lineNumber + 1})`;
    const known = times.get(`${source} ${name}`) ?? { source, name, microseconds: 0 };
    known.microseconds += profile.timeDeltas?.[at] ?? 0;
    times.set(`${source} ${name}`, known);
  }
  return [...times.values()];
}

type Frame = { url: string; lineNumber: number; columnNumber: number; functionName: string };

/** The file a function was written in: the build holds everything in one. */
function sourceOf({ url, lineNumber, columnNumber, functionName }: Frame): string {
  if (!url) return functionName.startsWith('(') ? functionName : '(native)';
  const entry = url.startsWith('file:') ? findSourceMap(url)?.findEntry(lineNumber, columnNumber) : undefined;
  const source: string = entry && 'originalSource' in entry ? String(entry.originalSource) : url;
  return source.replace(/^.*\/(?=(app|server|node_modules|demo)\/)/, '');
}

/** Which part of the work a file belongs to, the largest first. */
export function shareByPart(profile: Profile): [part: string, share: number][] {
  return shares(profile, ({ source }) => partOf(source));
}

export function topFunctions(profile: Profile, count: number): [name: string, share: number][] {
  return shares(profile, ({ source, name }) => `${name}  ${source}`).slice(0, count);
}

function shares(profile: Profile, keyOf: (line: Profile[number]) => string): [string, number][] {
  const total = profile.reduce((sum, { microseconds }) => sum + microseconds, 0);
  const sums = new Map<string, number>();
  for (const line of profile) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.microseconds / total);
  return [...sums].sort((one, other) => other[1] - one[1]);
}

function partOf(source: string): string {
  const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (packageName) return partOfPackage[packageName] ?? 'other packages';
  if (source.startsWith('node:')) return 'Node itself';
  if (source.startsWith('(')) return source;
  return source.split('/').slice(0, 3).join('/');
}

const partOfPackage: Record<string, string> = {
  'react-dom': 'React',
  react: 'React',
  scheduler: 'React',
  'react-router': 'React Router',
  pg: 'PostgreSQL client',
  'pg-pool': 'PostgreSQL client',
  'pg-protocol': 'PostgreSQL client',
  'pg-types': 'PostgreSQL client',
  'drizzle-orm': 'PostgreSQL client',
  zod: 'schemas (zod)',
};
