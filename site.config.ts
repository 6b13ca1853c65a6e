import { defineSite } from './app/site-definition.ts';

/** The one file a venue's developer edits. Every value is checked at start. */
export default defineSite({
  name: { de: 'Reepwerk – Museum & Bühne', en: 'Reepwerk – Museum & Stage' },
  shortName: 'Reepwerk',
  timeZone: 'Europe/Berlin',
  defaultLocale: 'de',
  // 'A' | 'B' | a venue's own map, see app/urls.ts
  sections: 'A',
  design: {
    menu: 'style1',
    logo: { width: 140, height: 84 },
    headerLogoLink: null,
    headerBasketLink: '/webshop',
    favoritesLink: '/en',
    cookies: { tagManagerId: null, asksAgainAfterLegalPage: true },
  },
  whistleblowerUrl: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
  contact: {
    street: 'Am Langen Tau 1',
    postalCode: '24999',
    city: 'Hansefleet',
    country: 'DE',
    phone: '04999 312-0',
    email: 'haus@reepwerk.example',
  },
  serviceWorker: true,
});
