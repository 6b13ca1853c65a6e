import { venues } from '../../compose/collections.ts';
import { twoColumns } from '../../compose/media.ts';
import { full, reading } from '../../compose/structure.ts';
import { teaserList } from '../../compose/teaser.ts';
import { headline, text } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';
import { enquire } from './enquire.ts';

export const hire: DemoPage = {
  key: 'vermietung',
  parent: 'ueber-uns',
  slug: { de: 'vermietung', en: 'venue-hire' },
  title: { de: 'Vermietung', en: 'Venue hire' },
  in_menu: true,
  in_footer: true,
  meta_description: {
    de: 'Räume mieten im Reepwerk: Lange Bahn für 300, Seilerbühne mit 196 Plätzen, Hechelboden für 80 Gäste. Größen, Preise, Bedingungen.',
    en: 'Venue hire at Reepwerk: Long Walk for 300, Ropewalk Stage with 196 seats, Hackling Floor for 80. Sizes, prices, conditions.',
  },
  og_image: 'vermietung',
  containers: [
    full(
      twoColumns('image-text', 'vermietung', [
        `Man kann bei uns heiraten, tagen, drehen und einmal im Jahr zu dreihundert an einem Tisch sitzen, der gerade ist. Vermietet wird, wenn das Museum geschlossen hat: montags ganz, sonst ab 18:30 Uhr, donnerstags nicht.

Was Sie dazubekommen: jemanden, der das Haus kennt und bis zum Schluss bleibt. Was nicht geht: offenes Feuer, Nebel aus Maschinen, Reis.`,
        `You may marry here, confer, film and, once a year, seat three hundred people at a table that is straight. We hire out when the museum is closed: all of Monday, otherwise from 18:30, never on Thursdays.

What you get with it: somebody who knows the house and stays to the end. What you cannot have: open fire, machine-made fog, rice.`,
      ]),
    ),
    full(
      teaserList('default', [
        {
          image: 'lange-bahn-hochkant',
          link: 'page:raum-lange-bahn',
          headline: ['Lange Bahn', 'The Long Walk'],
          text: ['312 Meter, bis 300 Gäste, von 2.400 € an.', '312 metres, up to 300 guests, from €2,400.'],
        },
        {
          image: 'ballade',
          link: 'page:raum-seilerbuehne',
          headline: ['Seilerbühne', 'Ropewalk Stage'],
          text: ['196 Plätze, Licht und Ton, von 1.800 € an.', '196 seats, light and sound, from €1,800.'],
        },
        {
          image: 'hanf',
          link: 'page:raum-hechelboden',
          headline: ['Hechelboden', 'Hackling Floor'],
          text: ['240 Quadratmeter, bis 80 Gäste, von 950 € an.', '240 square metres, up to 80 guests, from €950.'],
        },
      ]),
    ),
    reading(
      [headline(['So geht es', 'How it works'])],
      text(
        `1. Schreiben Sie uns Datum, Anlass und Zahl der Gäste. Wir antworten in drei Werktagen.
2. Sie sehen sich den Raum an, am besten um die Uhrzeit, zu der Sie ihn brauchen.
3. Wir halten den Termin vier Wochen lang frei, ohne Kosten.
4. Gemeinnützige Vereine aus Stadt und Kreis zahlen die Hälfte.`,
        `1. Tell us the date, the occasion and the number of guests. We answer within three working days.
2. You come and see the room, preferably at the hour at which you will need it.
3. We hold the date for four weeks, free of charge.
4. Charities from the town and the district pay half.`,
      ),
      enquire(),
    ),
    full(venues(['Zwei Häuser', 'Two buildings'])),
  ],
};
