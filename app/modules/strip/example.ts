import type { ModuleExample } from '#app/cms/module.ts';
import { examplePicture, items, lineOf } from '../example-text.ts';

const chapters = items(
  {
    props: { at: 0 },
    de: { headline: lineOf('Halten'), text: 'Ankertaue, Haltegriffe' },
    en: { headline: lineOf('Hold'), text: 'Anchor cables, grab handles' },
  },
  {
    props: { at: 60, own_anchor: 'heben' },
    de: { headline: lineOf('Heben'), text: 'Kran, Kirchenglocke' },
    en: { headline: lineOf('Lift'), text: 'Crane, church bell' },
  },
);

const things = items(
  {
    props: { at: 12, image: { media: examplePicture } },
    de: { image: { alt: 'Eine Trosse.' }, title: 'Trosse', text: 'Hanf, 54 mm.' },
    en: { image: { alt: 'A hawser.' }, title: 'Hawser', text: 'Hemp, 54 mm.' },
  },
  {
    props: { at: 78 },
    de: { title: 'Anfassen erlaubt', text: 'Der Haltegriff hängt in Reichweite.' },
    en: { title: 'Please touch', text: 'The grab handle hangs within reach.' },
  },
);

export const example: ModuleExample = {
  props: {
    image: { media: examplePicture },
    chapters: chapters.shared,
    children: things.shared,
    scale_to: 120,
  },
  i18n: {
    de: { image: { alt: 'Ein Seil.' }, chapters: chapters.de, children: things.de, unit: 'm' },
    en: { image: { alt: 'A rope.' }, chapters: chapters.en, children: things.en, unit: 'm' },
  },
};
