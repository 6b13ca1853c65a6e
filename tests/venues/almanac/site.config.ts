import { defineSite } from '#app/site-definition.ts';

/** A museum unlike the demo in everything that can be configured: tests/venues/almanac/README.md. */
export default defineSite({
  name: { en: 'Almanac – Museum of Weather', de: 'Almanac – Museum des Wetters' },
  shortName: 'Almanac',
  timeZone: 'America/New_York',
  defaultLocale: 'en',
  currency: 'USD',
  sections: 'B',
  design: {
    menu: 'style2',
    logo: { width: 176, height: 40 },
    headerLogoLink: '/en',
    headerBasketLink: '/tickets',
    favoritesLink: '/en/collection',
    eventList: 'style3',
    stickyOverlayButton: false,
    detailSections: {
      event: ['Description', 'Events', 'ImportantInfo', 'Contributors'],
      production: ['Events', 'Description'],
    },
    cookies: { tagManagerId: 'GTM-ALMANAC', asksAgainAfterLegalPage: false },
  },
  webshop: {
    entries: [
      {
        path: 'tickets',
        provider: 'Almanac',
        kind: 'redirect',
        src: { en: 'https://tickets.almanac.example/en/', de: 'https://tickets.almanac.example/de/' },
      },
    ],
    pages: {
      eventlist: { en: '/en/events', de: '/de/events' },
      itemgroups: { en: '/en/collection', de: '/de/sammlung' },
      series: { en: '/en/visit', de: '/de/besuch' },
    },
  },
  newsletter: null,
  whistleblowerUrl: 'https://almanac.example/report',
  contact: {
    street: '14 Ferry Street',
    postalCode: 'NY 12501',
    city: 'Kingsferry',
    country: 'US',
    phone: '+1 845 555 0114',
    email: 'hello@almanac.example',
  },
  openData: { licence: 'DL-DE-Zero-2.0' },
  serviceWorker: false,
});
