import { describe, expect, test } from 'vitest';
import { systemActor } from '#app/auth/actor.ts';
import { CacheNotes } from '#app/cache/cache-notes.ts';
import { trashEntry } from '#app/cms/collection/draft/commands.server.ts';
import { contentModel, freshProgramme, grow, now, show } from '#app/features/programme/programme-for-tests.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LoadContext } from '#app/load-context.ts';
import { openAt } from '#app/site/site-origin.server.ts';
import { loadEvent } from './event-detail.server.ts';

freshProgramme();
openAt('https://reepwerk.example');

function asVisitor(locale: Locale = 'de'): LoadContext {
  const rest = {
    viewer: { kind: 'visitor' },
    csrfToken: null,
    preview: null,
    requestId: 'r',
    clientAddress: '::1',
  } as const;
  return { ...rest, now, locale, notes: new CacheNotes() };
}

/** The answer somebody gets instead of a page. */
async function refusal(params: { slug: string; id: string }, locale: Locale = 'de') {
  const thrown: unknown = await loadEvent(params, asVisitor(locale)).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')];
  return [(thrown as { init?: { status: number } } | null)?.init?.status];
}

async function evening(more: Record<string, unknown> = {}) {
  const kind = await show(
    'exhibition-type',
    { schema_type: 'TheaterEvent' },
    { de: { name: 'Schauspiel' }, en: { name: 'Theatre' } },
  );
  const venue = await show(
    'venue',
    { street: 'Am Langen Tau 1', postal_code: '24999', city: 'Hansefleet', country: 'DE' },
    { de: { name: 'Reepwerk' }, en: { name: 'Reepwerk' } },
  );
  const room = await show(
    'room',
    { venue: venue.id, step_free: true },
    { de: { name: 'Seilerbühne' }, en: { name: 'Stage' } },
  );
  const props = {
    room: room.id,
    event_type_new: kind.id,
    date_start: '2026-12-06T18:00',
    date_end: '2026-12-06T19:40',
    door_time: '17:30',
    ticket_state: 'few',
    ticket_url: { url: '/webshop' },
    price_from: 14,
    price_to: 32,
    price_reduced: 9,
    ...more,
  };
  return show('event', props, { de: { title: 'Die Ballade </script>' }, en: { title: 'The Ballad' } });
}

const slug = 'die-ballade-script';

describe('an address', () => {
  test('of nothing, of a draft and of what is in the bin is refused, each in its own way', async () => {
    const draft = await grow('event', { date_start: '2026-12-06T18:00' }, { de: { title: 'Entwurf' } });
    expect(await refusal({ slug: 'x', id: '4711' })).toEqual([404]);
    expect(await refusal({ slug: 'entwurf', id: String(draft.number) })).toEqual([404]);
    const event = await evening();
    await trashEntry({ type: 'event', id: event.id, actor: systemActor, contentModel });
    expect(await refusal({ slug, id: String(event.number) })).toEqual([410]);
  });

  test('with another slug leads to the one of its language', async () => {
    const { number } = await evening();
    expect(await refusal({ slug: 'the-ballad', id: String(number) })).toEqual([301, `/de/programm/${slug}/${number}`]);
    expect(await refusal({ slug, id: String(number) }, 'en')).toEqual([301, `/en/events/the-ballad/${number}`]);
  });
});

describe('the page of an evening', () => {
  test('says when, where and for how much, and sells its ticket in the bar', async () => {
    const { number } = await evening();
    const page = await loadEvent({ slug, id: String(number) }, asVisitor());
    expect(page.facts).toEqual([
      {
        id: 'when',
        title: 'So, 6.\u00a0Dezember 2026',
        text: '18 bis 19:40\u00a0Uhr',
        note: 'Einlass 17:30\u00a0Uhr',
        href: null,
      },
      expect.objectContaining({ title: 'Seilerbühne', note: 'Reepwerk, stufenlos' }),
      { id: 'price', title: '14 bis 32\u00a0€', text: 'ermäßigt 9\u00a0€', note: '', href: null },
    ]);
    expect(page.status).toEqual({ tone: 'few', text: 'Wenige Plätze' });
    expect(page.frame).toMatchObject({ bodyClass: 'non-cms', theme: 'cc01' });
    expect(page.frame.action).toEqual({
      title: 'Die Ballade </script>',
      note: 'So, 6.\u00a0Dezember 2026, 18 bis 19:40\u00a0Uhr · Wenige Plätze',
      button: { text: 'Tickets', url: `/webshop/date/${number}` },
    });
    expect(page.frame.team).toBeUndefined();
  });

  test('tells machines the same', async () => {
    const { number } = await evening();
    const { head } = await loadEvent({ slug, id: String(number) }, asVisitor());
    const graphs = head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
    const description = 'Schauspiel. So, 6.\u00a0Dezember 2026, 18 bis 19:40\u00a0Uhr. Seilerbühne';
    expect(head).toContainEqual({ name: 'description', content: description });
    expect(graphs.at(-1)).toMatchObject({
      '@type': 'TheaterEvent',
      description,
      startDate: '2026-12-06T18:00:00+01:00',
      endDate: '2026-12-06T19:40:00+01:00',
      doorTime: '2026-12-06T17:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        name: 'Reepwerk, Seilerbühne',
        address: { addressLocality: 'Hansefleet', addressCountry: 'DE' },
        amenityFeature: [{ name: 'stufenlos', value: true }],
      },
      image: ['.png', '.4x3.png', '.1x1.png'].map((end) =>
        expect.stringMatching(new RegExp(`^https://reepwerk\\.example/media/og/[\\w-]+\\.de\\${end}$`)),
      ),
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '14.00',
        highPrice: '32.00',
        availability: 'https://schema.org/LimitedAvailability',
        url: `https://reepwerk.example/webshop/date/${number}`,
      },
    });
  });

  test('is told from another of the same production by what search engines quote of it', async () => {
    const texts = { title: 'Die Ballade', lead: 'Ein Seil, zwei Brüder und der Winter, in dem es riss.' };
    const described = async (date_start: string) => {
      const { number } = await show('event', { date_start }, { de: texts, en: { title: 'The Ballad' } });
      const page = await loadEvent({ slug: 'die-ballade', id: String(number) }, asVisitor());
      return page.head.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []));
    };
    const lead = texts.lead;
    expect(await described('2026-12-06T18:00')).toEqual([`So, 6. Dezember 2026, 18 Uhr. ${lead}`]);
    expect(await described('2026-12-13T18:00')).toEqual([`So, 13. Dezember 2026, 18 Uhr. ${lead}`]);
  });

  test('that is cancelled says so, keeps its day and sells nothing', async () => {
    const { number } = await evening({ lifecycle: 'cancelled' });
    const page = await loadEvent({ slug, id: String(number) }, asVisitor());
    expect(page.notice?.title).toBe('Diese Veranstaltung entfällt.');
    expect([page.tickets, page.calendar, page.frame.action?.button]).toEqual([null, null, null]);
    expect(JSON.stringify(page.head)).toContain('EventCancelled');
    expect(JSON.stringify(page.head)).not.toContain('offers');
  });

  test('that is over stays, says so and has no bar', async () => {
    const { number } = await evening({ date_start: '2026-11-03T18:00', date_end: '2026-11-03T19:40' });
    const page = await loadEvent({ slug, id: String(number) }, asVisitor());
    expect(page.notice?.title).toBe('Vorbei: Das war am 3.\u00a0November 2026.');
    expect([page.status?.text, page.tickets, page.frame.action]).toEqual(['Vorbei', null, undefined]);
  });

  test('says of places that were few or gone long ago when that was, and sells as long as nobody says otherwise', async () => {
    const said = { ticket_state_at: '2026-11-10T10:00' };
    const few = await evening({ ...said, ticket_state: 'few' });
    const sold = await evening({ ...said, ticket_state: 'soldout' });
    const pageOf = async ({ number }: { number: number }) => loadEvent({ slug, id: String(number) }, asVisitor());
    const [one, other] = [await pageOf(few), await pageOf(sold)];
    expect(one.status).toEqual({ tone: 'plain', text: 'Wenige Plätze (Stand:\u00a010.\u00a0November)' });
    expect(one.tickets?.text).toBe('Tickets');
    expect(other.status).toEqual({ tone: 'plain', text: 'Ausverkauft (Stand:\u00a010.\u00a0November)' });
    expect(other.tickets).toBeNull();
    const fresh = await pageOf(await evening({ ticket_state: 'soldout' }));
    const told = [one, other, fresh].map(({ head }) =>
      /LimitedAvailability|SoldOut|InStock/.exec(JSON.stringify(head)),
    );
    expect(told.map((found) => found?.[0])).toEqual(['InStock', undefined, 'SoldOut']);
  });

  test('is rendered anew when tickets go on sale by themselves', async () => {
    const { number } = await evening({ ticket_state: 'presale_from', presale_from: '2026-11-21T18:00' });
    const load = asVisitor();
    const page = await loadEvent({ slug, id: String(number) }, load);
    expect([page.status?.text, page.tickets]).toEqual(['Vorverkauf ab 21.\u00a0November', null]);
    expect(load.notes.expiresAt).toBe(Date.parse('2026-11-21T17:00:00Z'));
    expect([...load.notes.tags]).toContain('list:tag');
  });
});
