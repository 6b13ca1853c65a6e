import type { ModuleExample } from '#app/cms/module.ts';
import { items, lineOf } from '../example-text.ts';

const chapters = items(
  {
    de: { headline: lineOf('Halten'), text: 'Ankertaue, Haltegriffe, Hosenträger', note: '0 bis 60 m' },
    en: { headline: lineOf('Hold'), text: 'Anchor cables, grab handles, braces', note: '0 to 60 m' },
  },
  {
    de: { headline: lineOf('Heben'), text: 'Kran, Kirchenglocke, Kletterwand', note: '60 bis 130 m' },
    en: { headline: lineOf('Lift'), text: 'Crane, church bell, climbing wall', note: '60 to 130 m' },
  },
);

export const example: ModuleExample = {
  props: { children: chapters.shared },
  i18n: { de: { children: chapters.de }, en: { children: chapters.en } },
};
