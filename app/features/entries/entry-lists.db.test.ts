import { describe, expect, it } from 'vitest';
import { duplicateEntry, patchEntry } from '#app/cms/collection/draft/commands.server.ts';
import { listDrafts } from '#app/cms/collection/draft/drafts.server.ts';
import { unpublishEntry } from '#app/cms/collection/publish.server.ts';
import { article } from '#app/collections/article/schema.ts';
import { event } from '#app/collections/event/schema.ts';
import { person } from '#app/collections/person/schema.ts';
import { pool } from '#app/db/client.server.ts';
import { findTargets } from '#app/features/link-targets/link-targets.server.ts';
import {
  contentModel,
  editor,
  freshProgramme,
  grow,
  name,
  now,
  show,
  title,
  titlesFrom,
} from '#app/features/programme/programme-for-tests.ts';
import { listEvents, neighbours } from '#app/features/programme/queries.server.ts';
import { sitemapEntries } from '#app/features/sitemap/sitemap-entries.server.ts';
import { listEntries } from './entry-list.server.ts';
import { filterOptions } from './filter-options.server.ts';

freshProgramme();
const actor = editor();

describe('the list', () => {
  it('has days ascending, within a day the latest first, what is running in the first day, and nothing before it', async () => {
    await show('event', { date_start: '2026-11-21T11:00' }, title('Morgens'));
    await show('event', { date_start: '2026-11-21T19:30' }, title('Abends'));
    await show('event', { date_start: '2026-11-21' }, title('Ohne Zeit'));
    await show('event', { date_start: '2026-11-22T10:00' }, title('Sonntags'));
    await show(
      'event',
      { date_start: '2026-11-20T20:00', date_end: '2026-11-21T03:00' },
      title('Clubnacht von gestern'),
    );
    await show('event', { date_start: '2026-11-01', date_end: '2026-11-30' }, title('Ausstellung'));
    expect(await titlesFrom()).toEqual(['Abends', 'Morgens', 'Ohne Zeit', 'Ausstellung', 'Sonntags']);
    const { results } = await listEvents({ locale: 'de', now, date: '2026-11-22' });
    expect(results.map((card) => [card.title, card.day])).toEqual([
      ['Sonntags', '2026-11-22'],
      ['Ausstellung', '2026-11-22'],
    ]);
  });

  it('pages without a gap or a double', async () => {
    for (let at = 0; at < 30; at += 1)
      await show('event', { date_start: '2026-12-05T20:00' }, title(`Nr. ${at}`), ['de']);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listEvents({ locale: 'de', now, page, page_size: 12 })));
    expect(pages.map(({ results }) => results.length)).toEqual([12, 12, 6, 0]);
    expect(new Set(pages.flatMap(({ results }) => results.map((card) => card.number))).size).toBe(30);
    expect(pages.map(({ count }) => count)).toEqual([30, 30, 30, 30]);
  });

  it('offers only filters that find something', async () => {
    const [used, unused] = [await show('room', {}, name('Bahn')), await show('room', {}, name('Küche'))];
    await show('event', { date_start: '2026-12-05', room: used.id }, title('Seil'), ['de']);
    const of = { type: 'event', facet: 'room' };
    expect((await filterOptions({ type: 'room', of, locale: 'de' })).map((option) => option.name)).toEqual(['Bahn']);
    expect(await filterOptions({ type: 'room', of, locale: 'en' })).toEqual([]);
    expect(await titlesFrom({ room: [unused.number] })).toEqual([]);
    expect(await titlesFrom({ room: [unused.number, used.number], tag: [] })).toEqual(['Seil']);
  });

  it('knows the dates before and after one of the same production', async () => {
    const play = await show('production', {}, title('Drei Litzen'));
    const at = (date_start: string) => show('event', { production: play.id, date_start });
    const [first, second] = [await at('2026-12-05T15:00'), await at('2026-12-05T19:30')];
    const third = await at('2026-12-06T19:30');
    const { results } = await listEvents({ locale: 'de', now });
    const card = results.find(({ number }) => number === second.number);
    if (!card) throw new Error('The second date is missing.');
    const near = await neighbours({ event: card, filters: { production: [play.number] }, locale: 'de', now });
    expect([near.previous?.number, near.next?.number]).toEqual([first.number, third.number]);
  });

  it('of articles is newest first, of people by last name', async () => {
    await show('article', { published_on: '2026-01-01' }, title('Alt'));
    await show('article', { published_on: '2026-11-01' }, title('Neu'));
    for (const who of ['Merle Oltmanns', 'Zoë Ärger', 'Ole Ahlers']) await show('person', { name: who });
    const articles = await listEntries(article, { locale: 'de' });
    expect(articles.cards.map((card) => card.title)).toEqual(['Neu', 'Alt']);
    const people = await listEntries(person, { locale: 'de' });
    expect(people.cards.map((card) => card.title)).toEqual(['Ole Ahlers', 'Zoë Ärger', 'Merle Oltmanns']);
  });
});

describe('the office', () => {
  it('lists drafts with their state in each language, and finds them by words, value and time', async () => {
    const room = await show('room', {}, name('Bahn'));
    const play = await show('production', { room: room.id }, title('Drei Litzen'));
    const night = await show('event', { production: play.id, room: room.id, date_start: '2026-12-05' }, {}, ['de']);
    await grow('event', { date_start: '2026-12-06' }, title('Entwurf'));
    await patchEntry({ ...night, baseRev: 1, patch: { props: { all_day: true } }, actor, contentModel });
    const list = await listDrafts(event, { locale: 'de', q: 'litzen', where: { room: room.id }, sort: 'starts' });
    expect(list).toMatchObject({
      count: 1,
      results: [
        {
          id: night.id,
          labels: { de: 'Drei Litzen' },
          state: { de: 'changed', en: 'offline' },
          props: { room: room.id },
        },
      ],
      names: { [room.id]: 'Bahn', [play.id]: 'Drei Litzen' },
    });
    await patchEntry({ ...play, baseRev: 1, patch: { i18n: { de: { title: 'Vier Litzen' } } }, actor, contentModel });
    expect((await listDrafts(event, { locale: 'de', q: 'vier' })).count).toBe(1);
    expect((await listDrafts(event, { locale: 'de', state: { locale: 'de', is: 'offline' } })).results).toMatchObject([
      { labels: { de: 'Entwurf' } },
    ]);
    expect((await listDrafts(event, { locale: 'de', bin: true })).count).toBe(0);
  });

  it('duplicates an entry as a draft of its own', async () => {
    const night = await show('event', { date_start: '2026-12-05' }, title('Seil'));
    const copy = await duplicateEntry({ ...night, actor, contentModel });
    expect(copy.kind).toBe('saved');
    expect(await titlesFrom()).toEqual(['Seil']);
    expect((await listDrafts(event, { locale: 'de' })).count).toBe(2);
  });

  it('finds what a link can lead to by words or by a pasted address, offline entries too', async () => {
    const night = await grow('event', { date_start: '2026-12-05' }, title('Seil'));
    const url = `/de/programm/seil/${night.number}`;
    // The day tells it from other dates of the same title.
    const found = { type: 'event', id: night.id, url, online: false, starts: '2026-12-05' };
    expect(await findTargets({ q: 'sei', locale: 'de' })).toMatchObject([found]);
    expect(
      await findTargets({ q: `https://reepwerk.example/en/events/x/${night.number}`, locale: 'de' }),
    ).toMatchObject([found]);
    expect(await findTargets({ q: 'sei', locale: 'de', type: 'room' })).toEqual([]);
    // The number of a date below another section is no address of that date.
    expect(await findTargets({ q: `/de/produktionen/seil/${night.number}`, locale: 'de' })).toEqual([]);
  });

  it('names the places within an entry that a link can lead to, and nothing of other entries', async () => {
    const [night, other] = [
      await grow('event', { date_start: '2026-12-05' }, title('Seilnacht')),
      await grow('event', { date_start: '2026-12-06' }, title('Seiltag')),
    ];
    for (const [{ id }, anchor] of [
      [night, 'anreise'],
      [other, 'abreise'],
    ] as const) {
      const container = crypto.randomUUID();
      const part = `insert into module (id, model, parent_id, column_index, pos, content_type, object_id, props, i18n, hidden_in, schema_version, rev)
        values ($1, $2, $3, 0, 'a0', $4, $5, $6, '{}', '{}', 1, 1)`;
      await pool().query(part, [container, 'container', null, 'event', id, {}]);
      await pool().query(part, [crypto.randomUUID(), 'text', container, null, null, { anchor }]);
    }
    const found = await findTargets({ q: 'seil', locale: 'de', type: 'event' });
    expect(found.map(({ title: words, anchors }) => [words, anchors])).toEqual([
      ['Seilnacht', ['anreise']],
      ['Seiltag', ['abreise']],
    ]);
  });

  it('finds files by their names and by their address, but no pictures', async () => {
    const id = crypto.randomUUID();
    const file = { id, name: 'seeamtsprotokoll-1911.pdf', kind: 'file' };
    const picture = { id: crypto.randomUUID(), name: 'seeamtsprotokoll.jpg', kind: 'image' };
    for (const one of [file, picture])
      await pool().query(
        `insert into media (id, kind, name, mime, bytes, hash, storage_key, alt, credit, focal)
         values ($1, $2, $3, 'application/pdf', 1, 'abcdefabcdef0123', $3, '{}', '{}', '{"x":0.5,"y":0.5}')`,
        [one.id, one.kind, one.name],
      );
    const url = `/media/${id}/abcdefabcdef/seeamtsprotokoll-1911.pdf`;
    const found = [{ type: 'media', id, title: file.name, url, online: true }];
    expect(await findTargets({ q: 'protokoll', locale: 'de' })).toEqual(found);
    expect(await findTargets({ q: `https://reepwerk.example${url}`, locale: 'en' })).toEqual(found);
  });
});

describe('the sitemap', () => {
  it('names what is online, with its other language, until 30 days after its end', async () => {
    const night = await show('event', { date_start: '2026-11-01' }, title('Seil'));
    await show('event', { date_start: '2026-10-01' }, title('Lange her'));
    await grow('event', { date_start: '2026-12-05' }, title('Entwurf'));
    const urls = { de: `/de/programm/seil/${night.number}`, en: `/en/events/seil-en/${night.number}` };
    expect(await sitemapEntries({ type: 'event', now })).toMatchObject([{ urls, images: [] }]);
    await unpublishEntry({ ...night, locale: 'en', actor, contentModel });
    expect(await sitemapEntries({ type: 'event', now })).toMatchObject([{ urls: { de: urls.de } }]);
  });
});
