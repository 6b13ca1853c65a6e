import { expect, test } from 'vitest';
import { hoursGraph, pageGraph } from './json-ld.ts';

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

test('the venue has its place on the map where one is known', () => {
  const geo = { latitude: 54.3, longitude: 10.1 };
  expect(pageGraph(request)[0]).not.toHaveProperty('geo');
  expect(pageGraph({ ...request, venue: { name: 'Reepwerk', contact: { ...contact, geo } } })[0]).toMatchObject({
    geo: { '@type': 'GeoCoordinates', ...geo },
  });
});

test('its hours belong to the same venue, with a day on which it is closed', () => {
  const rule = { weekday: 2, from: '10:00:00', to: '18:00:00', valid_from: null, valid_to: null };
  const christmas = {
    date_from: '2026-12-24',
    date_to: '2026-12-25',
    is_closed: true,
    ranges: [],
    reason: {},
    created: '',
  };
  expect(hoursGraph(request.origin, { rules: [rule], exceptions: [christmas] })).toMatchObject({
    '@type': 'Museum',
    '@id': 'https://reepwerk.example/#venue',
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Tuesday', opens: '10:00', closes: '18:00' }],
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-25' },
    ],
  });
});
