import type { Category } from './carts.ts';

export type Lang = 'de' | 'en';

/** A date of the museum that is on sale, as its open data tell of it. */
export type ShopDate = {
  number: number;
  day: string;
  time: string | null;
  title: Record<Lang, string>;
  place: Record<Lang, string>;
  page: Record<Lang, string>;
  prices: Record<Category, number>;
};

type OpenEvent = {
  identifier: string;
  scheduleStatus: string;
  schedule: { startDate: string; startTime: string | null };
  title: Partial<Record<Lang, string>>;
  website: Partial<Record<Lang, string>>;
  location: Partial<Record<Lang, string>>;
  admission: { ticketType: string; priceMin: number | null; priceMax: number | null };
};

const keptMs = 30_000;

/** The dates on sale, asked of the museum as any other shop would: by its open data, again after half a minute. */
export class Programme {
  readonly #museum: string;
  #known: { at: number; dates: Promise<ShopDate[]> } | null = null;

  constructor(museum: string) {
    this.#museum = museum;
  }

  dates(): Promise<ShopDate[]> {
    if (!this.#known || Date.now() - this.#known.at > keptMs) this.#known = { at: Date.now(), dates: this.#ask() };
    return this.#known.dates;
  }

  async date(number: number): Promise<ShopDate | undefined> {
    return (await this.dates()).find((date) => date.number === number);
  }

  async #ask(): Promise<ShopDate[]> {
    try {
      const answer = await fetch(`${this.#museum}/opendata/events.json`, { signal: AbortSignal.timeout(10_000) });
      if (!answer.ok) throw new Error(`The museum answered ${answer.status}.`);
      const { events } = (await answer.json()) as { events: OpenEvent[] };
      return events.flatMap(onSale);
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }
}

function onSale(event: OpenEvent): ShopDate[] {
  const { scheduleStatus, schedule, admission } = event;
  if (!['sale', 'few'].includes(admission.ticketType) || /cancelled|postponed/.test(scheduleStatus)) return [];
  const full = admission.priceMax ?? admission.priceMin ?? 0;
  const least = admission.priceMin ?? full;
  const reduced = least < full ? least : Math.round(full * 6) / 10;
  return [
    {
      number: Number(event.identifier),
      day: schedule.startDate,
      time: schedule.startTime,
      title: both(event.title),
      place: both(event.location),
      page: both(event.website),
      prices: { regular: full, reduced, companion: 0 },
    },
  ];
}

/** What a date does not have in one language it says in the other. */
function both({ de, en }: Partial<Record<Lang, string>>): Record<Lang, string> {
  return { de: de || en || '', en: en || de || '' };
}
