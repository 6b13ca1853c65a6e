import type { ClientBase } from 'pg';
import { timeZone } from '#app/venue/time-zone.ts';
import { bridgeClosedDay, shortDayInWords } from '../days.ts';
import { stableId } from '../stable-id.ts';

const weekdays = { tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 };
const lateThursday = '21:00';
const bridgeClosedUntil = shortDayInWords(bridgeClosedDay);

/** What the museum says on every page: its hours with the coming holidays, and one notice. */
export async function writeHouseWords(client: ClientBase, now = Temporal.Now.instant()): Promise<void> {
  for (const weekday of Object.values(weekdays)) {
    const closes = weekday === weekdays.thursday ? lateThursday : '18:00';
    await client.query('insert into opening_rule (id, weekday, opens, closes) values ($1, $2, $3, $4)', [
      stableId('entry', `opening/rule/${weekday}`),
      weekday,
      '10:00',
      closes,
    ]);
  }
  const thisYear = now.toZonedDateTimeISO(timeZone).year;
  for (const year of [thisYear, thisYear + 1]) {
    await insertException(client, `${year}-12-24`, { reason: ['Heiligabend', 'Christmas Eve'] });
    await insertException(client, `${year}-12-25`, { reason: ['Erster Weihnachtstag', 'Christmas Day'] });
    await insertException(client, `${year}-12-26`, {
      ranges: [{ from: '12:00:00', to: '18:00:00' }],
      reason: ['Zweiter Weihnachtstag', 'Boxing Day'],
    });
    await insertException(client, `${year}-12-31`, { reason: ['Silvester', 'New Year’s Eve'] });
    await insertException(client, `${year + 1}-01-01`, {
      ranges: [{ from: '13:00:00', to: '18:00:00' }],
      reason: ['Neujahr', 'New Year’s Day'],
    });
  }
  await client.query('insert into alert (title, text, link, link_title, online_in) values ($1, $2, $3, $4, $5)', [
    { de: 'Kanalbrücke gesperrt.', en: 'Canal bridge closed.' },
    {
      de: `Bis ${bridgeClosedUntil[0]} kommen Sie zu Fuß über die Schleuse zu uns oder mit der Fähre, alle 20 Minuten.`,
      en: `Until ${bridgeClosedUntil[1]} please walk across the lock or take the ferry, every 20 minutes.`,
    },
    { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
    { de: 'Der Weg zu uns', en: 'How to get here' },
    ['de', 'en'],
  ]);
}

type Otherwise = { ranges?: { from: string; to: string }[]; reason: [de: string, en: string] };

async function insertException(client: ClientBase, date: string, { ranges = [], reason: [de, en] }: Otherwise) {
  await client.query(
    `insert into opening_exception (id, date_from, date_to, is_closed, ranges, reason) values ($1, $2, $2, $3, $4, $5)`,
    [
      stableId('entry', `opening/${date}`),
      date,
      ranges.length === 0,
      JSON.stringify(ranges),
      JSON.stringify({ de, en }),
    ],
  );
}
