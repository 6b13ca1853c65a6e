import { eventList } from '../../compose/collections.ts';
import { full } from '../../compose/structure.ts';
import { lead } from '../../compose/text.ts';
import type { DemoPage } from '../../demo-page.ts';

/** What is on from Friday to Sunday, for those who ask about language, steps or children first. */
export const weekend: DemoPage = {
  key: 'wochenende',
  parent: 'besuch',
  slug: { de: 'am-wochenende', en: 'at-the-weekend' },
  title: { de: 'Am Wochenende', en: 'At the weekend' },
  meta_description: {
    de: 'Das nächste Wochenende im Reepwerk: was auf Englisch stattfindet, was ohne Stufen erreichbar ist und was Kindern gefällt.',
    en: 'The next weekend at Reepwerk: what is on in English, what can be reached without steps, and what children like.',
  },
  og_image: 'platting',
  containers: [
    full(
      lead(
        'Von Freitag bis Sonntag, dreimal sortiert: nach Sprache, nach Stufen, nach Kindern. Alles andere steht im Programm.',
        'From Friday to Sunday, sorted three times: by language, by steps, by children. Everything else is under Events.',
      ),
    ),
    full(eventList({ headline: ['Auf Englisch', 'In English'], filters: 'weekend', tag: 'en', items: 12 })),
    full(
      eventList({
        headline: ['Rollstuhlgerecht', 'Wheelchair accessible'],
        filters: 'weekend',
        tag: 'rollstuhl',
        items: 25,
      }),
    ),
    full(eventList({ headline: ['Für Familien', 'For families'], filters: 'weekend', tag: 'familien', items: 12 })),
  ],
};
