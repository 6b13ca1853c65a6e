import { expect, test } from 'vitest';
import { pageGraph } from './json-ld.ts';

const contact = {
  street: 'Am Langen Tau 1',
  postalCode: '24999',
  city: 'Hansefleet',
  country: 'DE',
  phone: '1',
  email: 'a@b.example',
};
const request = {
  origin: 'https://reepwerk.example',
  locale: 'de' as const,
  venue: { name: 'Reepwerk', contact },
  homeTitle: 'Start',
  crumbs: [
    { url: null, title: 'Besuch' },
    { url: '/de/besuch/anfahrt', title: 'Anfahrt' },
  ],
  url: '/de/besuch/anfahrt',
};

test('the home page has no breadcrumb', () => {
  const types = pageGraph({ ...request, crumbs: [] }).map((thing) => '@type' in thing && thing['@type']);
  expect(types).toEqual(['Museum', 'WebSite']);
});

test('breadcrumbs count from 1 and give an address only to what can be clicked', () => {
  expect(pageGraph(request)[2]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://reepwerk.example/de' },
      { position: 2, name: 'Besuch' },
      { position: 3, name: 'Anfahrt', item: 'https://reepwerk.example/de/besuch/anfahrt' },
    ],
  });
  expect(JSON.stringify(pageGraph(request)[2])).not.toContain('"item":null');
});
