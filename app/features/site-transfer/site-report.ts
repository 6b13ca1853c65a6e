import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { maxBytes } from '#app/media/limits.ts';

const MEBIBYTE = 1024 * 1024;

/** What an uploaded site may hold; larger ones are moved by the command, on the machine of the site. */
export const uploadLimits = {
  /** Of the packed file: no upload of the team may be larger. */
  packedBytes: maxBytes.video,
  unpackedBytes: 1024 * MEBIBYTE,
  files: 50_000,
  textBytes: 4 * MEBIBYTE,
  allTextBytes: 64 * MEBIBYTE,
} as const;

/** Why a packed file is not read at all. */
const refusals = [
  'not_zip',
  'unpacked_too_large',
  'text_too_large',
  'too_many',
  'outside',
  'link',
  'encrypted',
  'double',
  'not_text',
] as const;

/** `file` is the one in it that is to blame. */
export type ArchiveRefusal = { problem: (typeof refusals)[number]; file: string };

/** A refusal that an address names. */
export function refusalIn(params: URLSearchParams): ArchiveRefusal | null {
  const problem = refusals.find((each) => each === params.get('refused'));
  return problem ? { problem, file: (params.get('file') ?? '').slice(0, 200) } : null;
}

/** What is the same in every language, or what stands in one. */
export type SitePart = 'shared' | Locale;

/** One object of a site that is read: a page, an entry, a picture or file, and where it stands in the folder. */
export type SiteLine = { type: string; title: string; place: string; number: number | null; parts: SitePart[] };

/** Why something in the folder is not taken over. */
export type LeftReason =
  | 'trash'
  | 'taken'
  | 'foreign_modules'
  | 'lost_parent'
  | 'moved'
  | 'online'
  | 'html'
  | 'content'
  | 'part';

export type LeftLine = SiteLine & { reason: LeftReason };

/** The first lines of a list, and how many there are. */
export type Some<Line> = { count: number; lines: Line[] };

/** What would become of the site: nothing is written before somebody has seen it. */
export type SitePlan = {
  added: Some<SiteLine>;
  changed: Some<SiteLine>;
  left: Some<LeftLine>;
  /** How many say the same on both sides. */
  same: number;
  /** How many of the site the folder does not name: they stay as they are. */
  absent: number;
};

export type SiteReport = {
  name: string;
  /** Nothing is written where there is one. */
  problems: Some<SiteProblem>;
  /** Null where there are problems. */
  plan: SitePlan | null;
  /** Equal for equal plans: what is confirmed is what was shown. */
  tag: string;
  state: 'read' | 'written';
};
