import type { Pair } from '../compose/pair.ts';
import { linkTo } from '../compose/pair.ts';
import { picture } from '../compose/picture.ts';
import { dayFromToday } from '../days.ts';
import { entry, type SeasonEntry } from './entry.ts';

type Teaser = {
  /** Days from the day of loading. */
  in: number;
  name: Pair;
  preline: Pair;
  headline: Pair;
  subline: Pair;
  link: string;
  words: Pair;
  picture?: string;
  dark?: boolean;
};

const between: Record<string, Teaser> = {
  'erster-donnerstag': {
    in: 1,
    name: ['Freier Eintritt', 'Free admission'],
    preline: ['Jeden ersten Donnerstag', 'Every first Thursday'],
    headline: ['Ab 17 Uhr frei', 'Free from 17:00'],
    subline: [
      'Vier Stunden für alle Räume. Um 18 Uhr läuft die Maschine.',
      'Four hours for all the rooms. At 18:00 the machine is running.',
    ],
    link: 'page:preise',
    words: ['Preise und freie Tage', 'Prices and free days'],
  },
  'knoten-lesen': {
    in: 4,
    name: ['Ein Knoten ist ein Versprechen', 'A knot is a promise'],
    preline: ['Aus der Mediathek', 'From the media library'],
    headline: ['Ein Knoten ist ein Versprechen', 'A knot is a promise'],
    subline: [
      'Vor dem Besuch zu lesen, oder stattdessen, wenn es regnet.',
      'To read before you come, or instead, should it rain.',
    ],
    link: 'article:knoten',
    words: ['Lesen', 'Read'],
    picture: 'achtknoten',
  },
  'lange-bahn-bei-nacht': {
    in: 11,
    name: ['Lange Nacht', 'Long night'],
    preline: ['Alle Räume, alle Maschinen', 'All the rooms, all the machines'],
    headline: ['Bis Mitternacht ein Tau von 312 Metern', 'By midnight a rope of 312 metres'],
    subline: ['Sie ziehen mit.', 'You will be pulling too.'],
    link: 'production:lange-nacht',
    words: ['Zur Langen Nacht', 'About the Long Night'],
    picture: 'lange-bahn',
    dark: true,
  },
};

/** What stands between the days of the programme (docs/behaviour/lists.md#order). */
export const teasers: SeasonEntry[] = Object.entries(between).map(([key, teaser]) => {
  const { name, preline, headline, subline, words } = teaser;
  const shown = teaser.picture ? picture('image', teaser.picture) : { props: {}, de: {}, en: {} };
  const parts = entry('event-teaser', key, {
    shared: { position: dayFromToday(teaser.in), link: linkTo(teaser.link), style: teaser.dark },
    text: { name, preline, headline, subline, link_text: words },
  });
  return {
    ...parts,
    props: { ...parts.props, ...shown.props },
    de: { ...parts.de, ...shown.de },
    en: { ...parts.en, ...shown.en },
  };
});
