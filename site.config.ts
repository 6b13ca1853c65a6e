import { defineSite } from './app/site-definition.ts';

/** The one file a venue's developer edits. Every value is checked at start. */
export default defineSite({
  name: { de: 'Reepwerk – Museum & Bühne', en: 'Reepwerk – Museum & Stage' },
  shortName: 'Reepwerk',
  ownCredits: ['© Reepwerk', '© Reepwerk, Pressenutzung frei', '© Reepwerk, free for press use'],
  timeZone: 'Europe/Berlin',
  defaultLocale: 'de',
  currency: 'EUR',
  // 'A' | 'B' | a venue's own map, see app/urls.ts
  sections: 'A',
  design: {
    menu: 'style1',
    logo: { width: 140, height: 84 },
    headerLogoLink: null,
    headerBasketLink: '/webshop',
    favoritesLink: '/en',
    eventList: 'style1',
    stickyOverlayButton: true,
    cookies: { tagManagerId: null, asksAgainAfterLegalPage: true },
  },
  webshop: {
    entries: [
      {
        path: 'webshop',
        provider: 'Reepwerk',
        kind: 'sandbox',
        minHeight: 900,
      },
      {
        path: 'testshop',
        provider: 'Reepwerk',
        kind: 'iframe',
        src: { de: 'https://test.tickets.reepwerk.example/de/', en: 'https://test.tickets.reepwerk.example/en/' },
        minHeight: 900,
      },
      {
        path: 'webshop-pretix',
        provider: 'pretix',
        kind: 'widget',
        element: 'pretix-widget',
        script: { de: 'https://pretix.eu/widget/v1.de.js', en: 'https://pretix.eu/widget/v1.en.js' },
        style: 'https://pretix.eu/demo/democon/widget/v1.css',
        event: { de: 'https://pretix.eu/demo/democon/', en: 'https://pretix.eu/demo/democon/' },
        minHeight: 600,
      },
      {
        path: 'webshop-eventim',
        provider: 'Eventim',
        kind: 'redirect',
        src: { de: 'https://www.eventim.de/', en: 'https://www.eventim.de/en/' },
      },
    ],
    pages: {
      eventlist: { de: '/de/programm', en: '/en/events' },
      itemgroups: { de: '/de/mediathek-de', en: '/en/mediathek-en' },
      series: { de: '/de/besuch/preise', en: '/en/visit/prices' },
    },
  },
  newsletter: { de: '/de/newsletter', en: '/en/newsletter' },
  whistleblowerUrl: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
  contact: {
    street: 'Am Langen Tau 1',
    postalCode: '24999',
    city: 'Hansefleet',
    country: 'DE',
    phone: '+49 4999 312-0',
    email: 'haus@reepwerk.example',
    geo: { latitude: 54.3233, longitude: 10.1394 },
  },
  serviceWorker: true,
});
