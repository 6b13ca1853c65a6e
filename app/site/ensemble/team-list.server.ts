import type { EntryCard } from '#app/cms/collection/entry.ts';
import { listUrl } from '#app/cms/collection/entry-url.ts';
import type { Filters } from '#app/cms/collection/listing/list-sql.ts';
import type { ImageView } from '#app/cms/resolve.ts';
import { person, type personFields } from '#app/collections/person/schema.ts';
import { listEntries } from '#app/features/entries/entry-list.server.ts';
import { filterOptions, filterTags } from '#app/features/entries/filter-options.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { letterBounds, type TeamQuery, teamPageSize } from './team-query.ts';

export type TeamMember = {
  number: number;
  name: string;
  role: string;
  href: string | null;
  image: ImageView | null;
  phone: string;
  email: string;
};

export type TeamList = {
  locale: Locale;
  url: string;
  state: TeamQuery;
  categories: { id: number; name: string }[];
  /** Departments with their people, or letters with theirs. */
  groups: { id: string; title: string; people: TeamMember[] }[];
  pages: number;
};

/** The most people of one department that stand on the page of all departments. */
const mostOfCategory = 100;

/** The people of the venue: by department in the order of the venue, or from A to Z. Guests have pages but stand in no list. */
export async function loadTeam(state: TeamQuery, load: LoadContext): Promise<TeamList> {
  const { locale, notes } = load;
  const options = await filterOptions({ type: 'person-category', of: { type: 'person', facet: 'category' }, locale });
  const categories = options.map(({ id, name }) => ({ id, name }));
  notes.tag(...filterTags('person-category', { type: 'person' }));
  const found = state.order === 'a-z' ? await byLetter(state, load) : await byCategory(state, categories, load);
  return { locale, url: listUrl(person, locale), state, categories, ...found };
}

async function byCategory(state: TeamQuery, categories: TeamList['categories'], { locale, notes }: LoadContext) {
  const wanted = state.category === null ? categories : categories.filter(({ id }) => id === state.category);
  const lists = await Promise.all(
    wanted.map(({ id }) => listEntries(person, { locale, filters: { category: [id] }, page_size: mostOfCategory })),
  );
  notes.tag(...lists.flatMap(({ tags }) => tags));
  const seen = new Set<number>();
  const groups = wanted.map(({ id, name }, index) => {
    const people = ofTheHouse(lists[index]?.cards ?? []).filter(({ number }) => !seen.has(number));
    for (const { number } of people) seen.add(number);
    return { id: String(id), title: name, people };
  });
  return { groups: groups.filter(({ people }) => people.length > 0), pages: 1 };
}

async function byLetter({ letter, category, page }: TeamQuery, { locale, notes }: LoadContext) {
  const filters: Filters = category === null ? {} : { category: [category] };
  const list = await listEntries(person, { locale, filters, ...letterBounds(letter), page, page_size: teamPageSize });
  notes.tag(...list.tags);
  const groups = new Map<string, TeamMember[]>();
  for (const card of list.cards) {
    const [member] = ofTheHouse([card]);
    const first = letterOf(card.fields.sort_name || lastNameOf(card.title));
    if (member) groups.set(first, [...(groups.get(first) ?? []), member]);
  }
  return {
    groups: [...groups].map(([title, people]) => ({ id: title.toLowerCase(), title, people })),
    pages: Math.ceil(list.count / teamPageSize),
  };
}

function ofTheHouse(cards: readonly EntryCard<typeof personFields>[]): TeamMember[] {
  return cards.flatMap(({ number, title, url, fields: { in_team, role, image, phone, email } }) =>
    in_team ? [{ number, name: title, role, href: url, image, phone, email }] : [],
  );
}

function letterOf(name: string): string {
  return name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('de');
}

function lastNameOf(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
