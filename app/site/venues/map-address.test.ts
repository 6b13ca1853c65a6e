import { expect, test } from 'vitest';
import { defineSite } from '#app/site-definition.ts';
import siteConfig from '#site-config';
import { mapAddress } from './map-address.ts';

const place = { latitude: '54.3233', longitude: '10.1394' };
const site = (maps: string | null | undefined) =>
  defineSite({ ...siteConfig, design: { ...siteConfig.design, maps } }).design.maps;

test('without a word in the configuration a venue is shown on OpenStreetMap', () => {
  expect(mapAddress(place, site(undefined))).toBe(
    'https://www.openstreetmap.org/?mlat=54.3233&mlon=10.1394#map=17/54.3233/10.1394',
  );
});

test('a map of the venue’s own choice gets the place in its own way', () => {
  expect(mapAddress(place, site('https://maps.example/@{latitude},{longitude},17z'))).toBe(
    'https://maps.example/@54.3233,10.1394,17z',
  );
});

test('a venue that wants none, and one whose place nobody has said, lead to no map', () => {
  expect(mapAddress(place, site(null))).toBeNull();
  expect(mapAddress({ latitude: '54.3233', longitude: '' }, site(undefined))).toBeNull();
});

test('an address without a place, or without https, is a mistake that names its place', () => {
  for (const wrong of ['https://maps.example/{latitude}', 'http://maps.example/{latitude}/{longitude}'])
    expect(() => site(wrong)).toThrow('design.maps: is not an https address with {latitude} and {longitude}.');
});
