import { slugField } from '#app/cms/collection/slug.ts';
import { amount } from '#app/cms/field/amount/field.ts';
import { choice } from '#app/cms/field/choice/field.ts';
import { dateTime } from '#app/cms/field/date-time/field.ts';
import type { SearchWeight } from '#app/cms/field/field.ts';
import { image } from '#app/cms/field/image/field.ts';
import { link } from '#app/cms/field/link/field.ts';
import { list } from '#app/cms/field/list/field.ts';
import { reference } from '#app/cms/field/reference/field.ts';
import { text } from '#app/cms/field/text/field.ts';

// Groups of fields that several collections have; a folder of its own has whatever only one of them needs.

type Words = { required?: boolean; search?: SearchWeight; multiline?: boolean };

/** Plain text per language. */
export function plainText(max: number, options: Words = {}) {
  return text({ max, localized: true, ...options });
}

/** What every entry with an address has. */
export const addressFields = () => ({
  slug: slugField(),
  meta_title: plainText(200),
  meta_description: plainText(500, { multiline: true }),
});

/** A short term of a filter. */
export const termFields = () => ({
  name: plainText(120, { required: true, search: 'A' }),
  slug: slugField(),
});

export const pictureFields = () => ({
  image: image(),
  gallery: list({ image: image({ required: true }) }, { max: 60 }),
});

/** People by reference, or by name alone when the venue has no page of them. */
export const people = () =>
  list(
    {
      person: reference('person'),
      name: text({ max: 200, search: 'C' }),
      role: plainText(200),
    },
    { max: 200, search: 'C' },
  );

/**
 * How to get a ticket (docs/behaviour/event-states.md#tickets); which text and button belongs to each, the cards say.
 */
export const ticketStates = [
  'presale_from',
  'sale',
  'few',
  'soldout',
  'box_office',
  'free',
  'registration',
  'included',
  'members',
  'external',
  'none',
] as const;

export type TicketState = (typeof ticketStates)[number];

/** Nothing chosen means inherited, and `none` where nothing is to inherit. */
export const ticketFields = () => ({
  ticket_state: choice(ticketStates),
  presale_from: dateTime(),
  ticket_url: link(),
  price_from: amount(),
  price_to: amount(),
  price_reduced: amount(),
  price_text: plainText(500, { multiline: true }),
});

// Proof: the keys of an object are its own.
export const ticketFieldNames = Object.keys(ticketFields()) as (keyof ReturnType<typeof ticketFields>)[];

/** Where an import keeps the words of a price or a day that is none. */
export const ticketProse = {
  price_from: 'price_text',
  price_to: 'price_text',
  price_reduced: 'price_text',
  presale_from: 'price_text',
};

export const partnerFields = () => ({
  sponsors: list({ name: text({ max: 200, required: true }), link: link(), image: image() }, { max: 40 }),
  promoter: plainText(200, { search: 'D' }),
  promoter_link: link(),
});
