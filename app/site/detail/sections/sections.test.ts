import { expect, test } from 'vitest';
import { defineSite } from '#app/site-definition.ts';
import siteConfig from '#site-config';
import { inOrder } from './sections.ts';

const promoter = { label: 'Veranstalter', name: 'Volkshochschule', link: null };
const info = { title: 'Bitte beachten', html: '<p>Es knallt.</p>' };

test('a venue that names a section twice, or one that does not exist, is told so', () => {
  const { design, ...rest } = siteConfig;
  const withOrder = (event: string[]) => () =>
    defineSite({ ...rest, design: { ...design, detailSections: { event: event as never, production: [] } } });
  expect(withOrder(['Blog', 'Blog'])).toThrow('detailSections.event: names a section twice');
  expect(withOrder(['Weather'])).toThrow('detailSections.event.0');
});

test('the parts stand in the order of the venue, and what is empty or left out is not there', () => {
  const contents = { Promoter: promoter, ImportantInfo: info, Blog: null };
  expect(inOrder(contents, ['Blog', 'Promoter', 'ImportantInfo']).map(({ name }) => name)).toEqual([
    'Promoter',
    'ImportantInfo',
  ]);
  expect(inOrder(contents, ['ImportantInfo']).map(({ name }) => name)).toEqual(['ImportantInfo']);
});

test('as delivered, the parts of a detail page stand in the documented order', () => {
  expect(siteConfig.design.detailSections.event.join(' ')).toBe(
    'Children ImportantInfo OpeningHours Description ImageSlider Programs Video Contributors Series Events Blog Sponsors Promoter',
  );
  expect(siteConfig.design.detailSections.production.join(' ')).toBe(
    'OpeningHours Description ImageSlider Programs Video Contributors Events Blog Promoter',
  );
});
