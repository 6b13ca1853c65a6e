import { sql } from 'drizzle-orm';
import { can } from '#app/auth/policy.ts';
import type { Editor } from '#app/auth/viewer.ts';
import { findLinkTargets } from '#app/collections/page/public/targets.server.ts';
import { allCollections } from '#app/collections/registry.ts';
import { db } from '#app/db/client.server.ts';
import { containing } from '#app/db/like.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/paraglide/messages.js';
import { urls } from '#app/urls.ts';
import { officeGroups } from '../areas.ts';
import { entryName, formatDay, titleIn } from '../format.ts';
import { helpNames } from '../help/help-pages.ts';
import { helpText } from '../help/help-texts.server.ts';

/** Somewhere to go: `kind` says in a word what it is. */
export type Suggestion = { key: string; title: string; kind: string; url: string };

type SuggestionQuery = { words: string; viewer: Editor; locale: Locale };

const most = 10;
const mostOfEach = 4;
const mostOfHelp = 2;
/** Of entries so many that hold the words are put in order; the page of results looks at all of them. */
const mostWeighed = 200;
/** The index of letters knows three in a row; fewer would read every title. */
const shortestEntry = 3;

/** While somebody types: commands, people of the team, pages, and entries with the next dates first. */
export async function suggestAnything({ words, viewer, locale }: SuggestionQuery): Promise<Suggestion[]> {
  const q = words.replaceAll('\0', '').trim().slice(0, 200);
  if (q === '') return [];
  const [people, pages, entries] = await Promise.all([
    can(viewer, 'user:write') ? teamNamed(q, locale) : [],
    findLinkTargets({ q, locale }),
    q.length < shortestEntry && !/^\d+$/.test(q) ? [] : entriesNamed(q, locale),
  ]);
  const pagesFound = pages.flatMap(({ id, title, url }) =>
    url ? [{ key: id, title, kind: m.office_thing_page(), url: `${url}?edit` }] : [],
  );
  const found = [
    commandsNamed({ words: q, viewer, locale }),
    people,
    pagesFound.slice(0, mostOfEach),
    helpNamed(q, locale),
    entries,
  ];
  return found
    .flatMap((each) => each.slice(0, Math.max(mostOfEach, most - found.flat().length + each.length)))
    .slice(0, most);
}

/** Screens of the office by their names, as far as somebody may go there. */
function commandsNamed({ words, viewer, locale }: SuggestionQuery): Suggestion[] {
  const wanted = words.toLocaleLowerCase(locale);
  return officeGroups(viewer, locale)
    .flatMap(({ areas }) => areas)
    .filter(({ title }) => title.toLocaleLowerCase(locale).includes(wanted))
    .slice(0, mostOfEach)
    .map(({ title, url }) => ({ key: url, title, kind: m.office_suggest_command(), url }));
}

/** Pages of the help by their titles; where a screen is meant it stands before them. */
function helpNamed(words: string, locale: Locale): Suggestion[] {
  const wanted = words.toLocaleLowerCase(locale);
  return helpNames
    .map((name) => ({ name, title: helpText(name, locale).title }))
    .filter(({ title }) => title.toLocaleLowerCase(locale).includes(wanted))
    .slice(0, mostOfHelp)
    .map(({ name, title }) => ({
      key: `help-${name}`,
      title,
      kind: m.help_title(),
      url: urls.officeHelp(locale, name),
    }));
}

async function teamNamed(q: string, locale: Locale): Promise<Suggestion[]> {
  const { rows } = await db().execute<{ id: string; name: string }>(sql`
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), name) as name from "user"
    where first_name || ' ' || last_name || ' ' || name || ' ' || email ilike ${containing(q)} order by name limit ${mostOfEach}`);
  return rows.map(({ id, name }) => ({
    key: id,
    title: name,
    kind: m.office_suggest_team(),
    url: urls.officePerson(locale, id),
  }));
}

type Row = { id: string; type: string; number: number; de: string; en: string; day: string | null };

async function entriesNamed(q: string, locale: Locale): Promise<Suggestion[]> {
  const number = /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null;
  const types = allCollections.map(({ type }) => type);
  const { rows } = await db().execute<Row>(sql`
    with hit as materialized (
      (select id, type, number, label_de, label_en, starts_at from entry where number = ${number} and deleted_at is null)
      union all
      (select id, type, number, label_de, label_en, starts_at from entry
       where (label_de || ' ' || label_en) ilike ${containing(q)} and deleted_at is null limit ${mostWeighed}))
    select id, type, number::float8 as number, label_de as de, label_en as en, to_char(starts_at, 'YYYY-MM-DD') as day
    from hit where type = any(${sql.param(types)}::text[])
    order by (number = ${number}) desc nulls last, starts_at < now() - interval '1 day' nulls first,
      abs(extract(epoch from starts_at - now())) nulls first, label_de, number limit ${most}`);
  return rows.map(({ id, type, number: known, de, en, day }) => ({
    key: id,
    title: titleIn({ de, en }, locale, known),
    kind: [entryName(type), day ? formatDay(day, locale) : ''].filter(Boolean).join(', '),
    url: urls.officeEntry(locale, type, known),
  }));
}
