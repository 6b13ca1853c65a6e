import { beforeEach, expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { changeDates, undoDates } from '#app/collections/event/commands.server.ts';
import { listEvents } from '#app/features/programme/queries.server.ts';
import { eventRow } from '#app/features/programme/timetable/row.ts';
import { searchKinds } from '#app/features/search/search.server.ts';
import { type Locale, locales } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { contentModel as modules } from '#app/modules/content-model.server.ts';
import { loadEvent } from '#app/site/events/detail/event-detail.server.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { type ProgrammeSite, siteWithProgramme } from './programme-site.ts';

beforeEach(() => openAt('https://museum.example'));

const slugs: Record<Locale, string> = { de: 'litzenabend', en: 'litzenabend-en' };
const calendarsOf = ({ event, series, venue }: ProgrammeSite['shown']): Record<Locale, string[]> => ({
  de: [
    '/de/programm.ics',
    `/de/programm/litzenabend/${event.number}.ics`,
    `/de/series/montags/${series.number}.ics`,
    `/de/venues/reephof/${venue.number}.ics`,
  ],
  en: ['/en/events.ics', `/en/events/litzenabend-en/${event.number}.ics`],
});

/** Everything one language says of a date: list, page, bar, machines, search, interface, calendars, open data. */
async function toldIn(locale: Locale, { ask, shown }: ProgrammeSite) {
  const { id, number } = shown.event;
  const now = Temporal.Now.instant();
  const list = await listEvents({ locale, now, date: '2099-12-05', until: '2099-12-05' });
  const rows = list.results.map((card) => eventRow(card, { locale, factTags: new Set() }));
  const load: LoadContext = {
    locale,
    now,
    notes: new CacheNotes(),
    viewer: { kind: 'visitor' },
    csrfToken: null,
    preview: null,
    requestId: 'r',
    clientAddress: '::1',
  };
  const page = await loadEvent({ slug: slugs[locale], id: String(number) }, load);
  const graph = page.head
    .flatMap((part) => ('script:ld+json' in part ? [part['script:ld+json'] as object] : []))
    .at(-1);
  const { results: found } = await searchKinds({ q: 'Litzenabend', locale, now, categories: ['events'], page: 1 });
  const { status } = await (await ask(`/${locale}/api/events/${number}/`)).json();
  const texts = await Promise.all(calendarsOf(shown)[locale].map(async (path) => (await ask(path)).text()));
  const dates = texts.map((text) => text.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${id}\r\n`)) ?? '');
  const value = (name: string) => dates.map((text) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]);
  const { events } = await (await ask('/opendata/events.json')).json();
  return {
    row: rows.map(({ status: shownStatus }) => shownStatus),
    page: [page.notice?.title, page.status?.text, page.calendar !== null],
    bar: [page.frame.action?.note, page.frame.action?.button],
    machines: graph,
    search: found.map(({ date }) => date?.status?.text),
    status,
    calendars: { state: value('STATUS'), summary: value('SUMMARY') },
    sequences: value('SEQUENCE').map(Number),
    openData: events.find(({ identifier }: { identifier: string }) => identifier === String(number)).scheduleStatus,
  };
}

test('a date that is cancelled says so in every place and both languages at once, and undo takes back every word of it', async () => {
  const site = await siteWithProgramme();
  const told = () => Promise.all(locales.map((locale) => toldIn(locale, site)));
  const before = await told();
  const ids = [site.shown.event.id];
  const done = await changeDates({ ids, change: { kind: 'cancel' }, actor: systemActor, contentModel: modules });
  const words = { de: ['Entfällt', 'Diese Veranstaltung entfällt.'], en: ['Cancelled', 'This event is cancelled.'] };
  const after = await told();
  for (const [at, locale] of locales.entries()) {
    const [word = '', sentence] = words[locale];
    const [now, then] = [after[at], before[at]];
    expect(JSON.stringify(now?.row)).toContain(word);
    expect(now).toMatchObject({
      page: [sentence, word, false],
      bar: [expect.stringContaining(word), null],
      machines: { eventStatus: 'https://schema.org/EventCancelled', startDate: '2099-12-05T19:30:00+01:00' },
      search: [word],
      status: 'cancelled',
      openData: 'event.cancelled',
    });
    expect(now?.machines).not.toHaveProperty('offers');
    for (const state of now?.calendars.state ?? []) expect(state).toBe('CANCELLED');
    expect(now?.calendars.summary).toEqual(then?.calendars.summary.map((title) => `${word}: ${title}`));
    expect(now?.sequences.every((count, index) => count > Number(then?.sequences[index]))).toBe(true);
  }
  if (done.kind !== 'patched') throw new Error(done.kind);
  await undoDates({ undo: done.undo, actor: systemActor, contentModel: modules });
  for (const [at, { sequences, ...again }] of (await told()).entries()) {
    const { sequences: _, ...then } = before[at] ?? { sequences: [] };
    expect(again).toEqual(then);
    expect(
      sequences.every((count, index) => count > Number(after[at]?.sequences[index])),
      'counts on',
    ).toBe(true);
  }
}, 60_000);
