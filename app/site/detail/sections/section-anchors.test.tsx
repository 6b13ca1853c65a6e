import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import siteConfig from '#site-config';
import { DetailSections } from './detail-sections.tsx';
import type { DetailSection, SectionContents } from './sections.ts';

const dates = { title: 'Termine', rows: [], line: null, more: null, around: [] };
const contents: SectionContents = {
  Children: dates,
  ImportantInfo: { title: 'Bitte beachten', html: '<p>Es knallt.</p>' },
  OpeningHours: { title: 'Öffnungszeiten', text: 'Täglich', panel: null },
  Description: { lead: 'Ein Seil.', html: '', nodes: [], keyFacts: null },
  ImageSlider: { title: 'Bilder', images: [] },
  Programs: { nodes: [], dates },
  Video: {
    title: 'Film',
    embed: { url: 'https://vimeo.com/1', provider: 'vimeo', src: '', title: 'Seil' } as never,
    poster: null,
  },
  Contributors: { title: 'Mitwirkende', people: [], credits: '' },
  Series: { label: 'Reihe', name: 'Tau', href: '/de/reihe', lead: '', more: 'Zur Reihe' },
  Events: dates,
  Blog: { title: 'Im Magazin', articles: [] },
  Sponsors: { title: 'Gefördert von', partners: [] },
  Promoter: { label: 'Veranstalter', name: 'Volkshochschule', link: null },
};

const sections = siteConfig.design.detailSections.event.map(
  (name) => ({ name, content: contents[name] }) as DetailSection,
);

function idsOf(html: string): string[] {
  return [...html.matchAll(/<(?:section|aside|div|p) id="([^"]+)"/g)].map(([, id = '']) => id);
}

test('every part of a detail page has a place of its own that links can name, the same in both languages', () => {
  const ids = idsOf(renderToStaticMarkup(<DetailSections sections={sections} />));
  expect(ids).toEqual(
    'parts important opening-hours about pictures programme video people series dates articles partners promoter'.split(
      ' ',
    ),
  );
});

test('the first dates of a production are where its button jumps to', () => {
  const ids = idsOf(renderToStaticMarkup(<DetailSections sections={sections} datesAnchored />));
  expect(ids).toContain('datesAndTickets');
  expect(ids).not.toContain('dates');
});
