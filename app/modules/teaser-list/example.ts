import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items, lineOf } from '../example-text.ts';

const shared = { image: { media: examplePicture, decorative: true }, link: { url: '/de/mediathek-de' } };

const stories = items(
  {
    props: shared,
    de: {
      preline: 'Gespräch · 24 Minuten hören',
      headline: lineOf('Teer riecht nach Zukunft'),
      text: 'Die Parfümeurin Inga Petersen sammelt Gerüche, die es bald nicht mehr gibt.',
    },
    en: {
      preline: 'Conversation · 24 minutes to listen',
      headline: lineOf('Tar smells of the future'),
      text: 'The perfumer Inga Petersen collects smells that will soon be gone.',
    },
  },
  {
    props: shared,
    de: {
      preline: 'Haus · 6 Minuten',
      headline: lineOf('Wie wir 312 Meter heizen, ohne das Klima zu verheizen'),
      text: 'Abwärme, Schafwolle und ein sehr langer Teppich.',
    },
    en: {
      preline: 'House · 6 minutes',
      headline: lineOf('How we heat 312 metres without heating the climate'),
      text: 'Waste heat, sheep’s wool and a very long carpet.',
    },
  },
);

export const example: ModuleExample = {
  props: { children: stories.shared, extra_class: 'pairs' },
  i18n: { de: { children: stories.de }, en: { children: stories.en } },
};
