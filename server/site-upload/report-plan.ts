import { createHash } from 'node:crypto';
import type { SiteProblem } from '#app/cms/site-format/problem.ts';
import type { SiteObject } from '#app/cms/site-format/site-object.ts';
import type { SiteLine, SitePart, SitePlan, SiteReport, Some } from '#app/features/site-transfer/site-report.ts';
import { locales } from '#app/i18n/locale.ts';
import { kindOf } from '#server/site-transfer/kinds.ts';
import { inFirstLanguage } from '#server/site-transfer/names.ts';
import type { SiteMedia } from '#server/site-transfer/site.ts';
import type { Plan } from './plan-site.ts';

/** So many lines of a list are kept; how many there are is said. */
const mostLines = 200;

/** What a person sees of a folder: its mistakes, or else what it would do. */
export function reportOf({ name, problems, plan }: { name: string; problems: SiteProblem[]; plan: Plan }): SiteReport {
  const said = problems.length > 0 ? null : planInLines(plan);
  const tag = createHash('sha256')
    .update(JSON.stringify(decidedBy(plan)))
    .digest('base64url');
  return { name, problems: some(problems), plan: said, tag, state: 'read' };
}

function planInLines({ added, changed, left, same, absent }: Plan): SitePlan {
  const line = (what: SiteObject | SiteMedia, parts: SitePart[] = []): SiteLine => ({
    type: typeOf(what),
    title: titleOf(what),
    place: placeOf(what),
    number: numberOf(what),
    parts,
  });
  const all = [...added.pages, ...added.entries, ...added.media];
  const others = [...changed.pages, ...changed.entries, ...changed.media].map(({ before, after, parts }) => ({
    ...line(before, parts),
    place: placeOf(after),
  }));
  const leaving = left.map(({ what, reason }) => ({
    ...(typeof what === 'string' ? { type: 'site', title: what, place: what, number: null, parts: [] } : line(what)),
    reason,
  }));
  return {
    added: some(all.map((what) => line(what, 'i18n' in what ? locales.filter((each) => isIn(what, each)) : []))),
    changed: some(others),
    left: some(leaving),
    same,
    absent,
  };
}

function isIn({ i18n }: SiteObject, locale: (typeof locales)[number]): boolean {
  return Object.keys(i18n[locale] ?? {}).length > 0;
}

/** What the outcome follows from: another draft of what is changed is another plan. */
function decidedBy({ added, changed, left }: Plan): unknown {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  return [
    Object.values(added).map(ids),
    [...changed.pages, ...changed.entries].map(({ after, tag }) => [after.id, tag]),
    changed.media.map(({ before }) => before),
    left.map(({ what, reason }) => [typeof what === 'string' ? what : what.id, reason]),
  ];
}

function some<Line>(lines: readonly Line[]): Some<Line> {
  return { count: lines.length, lines: lines.slice(0, mostLines) };
}

function typeOf(what: SiteObject | SiteMedia): string {
  return 'type' in what ? what.type : 'media';
}

function placeOf(what: SiteObject | SiteMedia): string {
  return `${'type' in what ? kindOf(what.type).folder : 'media'}/${what.name}`;
}

function numberOf(what: SiteObject | SiteMedia): number | null {
  return 'type' in what && what.head.number !== undefined ? Number(what.head.number) : null;
}

/** Its title or name; what has none of its own is known by its folder. */
function titleOf(what: SiteObject | SiteMedia): string {
  if (!('type' in what)) return what.file_name;
  const { i18n, props, name } = what;
  return (
    inFirstLanguage((locale) => i18n[locale]?.title) ||
    inFirstLanguage((locale) => i18n[locale]?.name) ||
    String(props.name ?? props.title ?? name)
  );
}
