import { sql } from 'drizzle-orm';
import { pathTree } from '#app/collections/page/public/page-paths.server.ts';
import { db } from '#app/db/client.server.ts';
import type { Sitting } from '#app/features/activity/sittings.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { fieldLabel, findMessage } from '#app/inspector/labels.ts';
import { urls } from '#app/urls.ts';
import { collectionName, entryName, formatMoment } from '../format.ts';
import { namesOfPeople } from '../people.server.ts';

/** What somebody did, in words, with the way to what they did it to. */
export type ActivityLine = {
  key: string;
  at: string;
  since: string;
  person: string;
  action: string;
  count: number;
  thing: { title: string; url: string | null };
  fields: string[];
  /** What the action of a screen is asked to do to take it back; null where that cannot be done. */
  undo: string | null;
};

type Thing = {
  id: string;
  kind: 'entry' | 'page' | 'media' | 'user' | 'review' | 'release';
  title: string;
  path: string | null;
  number: number | null;
  rev: number | null;
  gone: boolean;
};

/** Sittings of the audit in the language of the office. */
export async function activityLines(sittings: readonly Sitting[], locale: Locale): Promise<ActivityLine[]> {
  const [people, things] = await Promise.all([
    namesOfPeople(sittings.map(({ last }) => last.by)),
    thingsOf(
      sittings.flatMap(({ last }) => last.object ?? []),
      locale,
    ),
  ]);
  return sittings.map((sitting) => {
    const { last, first, since, count, fields } = sitting;
    const thing = last.object ? things.get(last.object) : undefined;
    return {
      key: String(last.id),
      at: formatMoment(last.at, locale),
      since: count > 1 ? formatMoment(since, locale) : '',
      person: (last.by && people[last.by]) || m.office_system_itself(),
      action: inWords(last.action) + (last.locale ? ` (${last.locale.toUpperCase()})` : ''),
      count,
      thing: { title: titleOf(sitting, thing), url: addressOf(sitting, thing, locale) },
      fields: fields.map((field) => fieldInWords(last.type ?? '', field)),
      undo: canBeUndone(sitting, thing) ? `undo:${first}:${last.id}` : null,
    };
  });
}

/** What an action of the audit is called. */
export function inWords(action: string): string {
  return findMessage(keyOfAction(action)) ?? action;
}

export function keyOfAction(action: string): string {
  return `office_action_${action.replaceAll(/[:-]/g, '_')}`;
}

/** While nobody has saved since; of a sitting that changed modules as well, the editor knows the way back. */
function canBeUndone({ last, isAlike }: Sitting, thing: Thing | undefined): boolean {
  if (thing?.kind !== 'entry' || !isAlike) return false;
  if (last.action === 'entry:bin') return thing.gone;
  return last.action === 'entry:update' && !thing.gone && thing.rev === last.rev;
}

/** Whose title does not say what it is. */
const named: ReadonlySet<Thing['kind']> = new Set(['user', 'review', 'release']);

function titleOf({ last }: Sitting, thing: Thing | undefined): string {
  if (thing && named.has(thing.kind)) return `${nameOfType(thing.kind)}: ${thing.title}`;
  if (thing?.title) return thing.title;
  if (thing?.number) return m.office_untitled({ number: thing.number });
  return last.type && last.object
    ? `${nameOfType(last.type)}: ${m.office_search_words_gone()}`
    : nameOfType(last.type ?? 'site');
}

function nameOfType(type: string): string {
  return findMessage(`office_thing_${type.replaceAll('-', '_')}`) ?? entryName(type);
}

/** Where it is done: the thing itself, or the screen of its kind. */
function addressOf({ last: { type } }: Sitting, thing: Thing | undefined, locale: Locale): string | null {
  if (thing?.kind === 'entry' && thing.number && type) return urls.officeEntry(locale, type, thing.number);
  if (thing?.kind === 'media') return urls.officeMedia(locale, thing.id);
  if (thing?.kind === 'release') return urls.officeRelease(locale, thing.id);
  if (thing?.kind === 'page' && thing.path !== null) return `${urls.page(locale, thing.path)}?edit`;
  const area = type ? areaOfType[type] : undefined;
  return area ? urls.officeArea(locale, area) : null;
}

const areaOfType: Record<string, string> = {
  redirect: 'redirects',
  alert: 'alerts',
  setting: 'settings',
  'opening-hours': 'opening-hours',
  search: 'search-words',
  form: 'inbox',
  user: 'team',
  review: 'reviews',
  release: 'releases',
  site: 'site',
};

/** `de.title` as "Titel (DE)". */
function fieldInWords(type: string, field: string): string {
  const [, locale, name] = /^(de|en)\.(.+)$/.exec(field) ?? [null, '', field];
  return fieldLabel(type, name ?? field) + (locale ? ` (${locale.toUpperCase()})` : '');
}

async function thingsOf(ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, Thing>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const other = locale === 'de' ? 'en' : 'de';
  const { rows } = await db().execute<Thing>(sql`
    ${pathTree}, wanted as (select unnest(${sql.param(wanted)}::uuid[]) as id)
    select entry.id, 'entry' as kind, coalesce(nullif(${sql.raw(`label_${locale}`)}, ''), ${sql.raw(`label_${other}`)}) as title,
           null as path, number::float8 as number, rev::float8 as rev, deleted_at is not null as gone
    from wanted join entry using (id)
    union all
    select page.id, 'page', coalesce(nullif(title->>${locale}, ''), title->>${other}, ''), tree.path, null, null, deleted_at is not null
    from wanted join page using (id) left join tree on tree.id = page.id and tree.locale = ${locale}
    union all
    select media.id, 'media', name, null, null, null, deleted_at is not null from wanted join media using (id)
    union all
    select wanted.id, 'user', coalesce(nullif(trim(first_name || ' ' || last_name), ''), name), null, null, null, false
    from wanted join "user" on "user".id = wanted.id::text
    union all
    select review.id, 'review', title, null, null, null, false from wanted join review using (id)
    union all
    select release.id, 'release', title, null, null, null, false from wanted join release using (id)`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a type of the audit is called in the filter. */
export function typeInWords(type: string): string {
  return findMessage(`office_thing_${type.replaceAll('-', '_')}`) ?? collectionName(type);
}
