import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import siteConfig from '../../site.config.ts';

const venue = resolve('app/venue.ts');
const configuration = resolve('site.config.ts');

/** In the browser app/venue.ts holds its values; the configuration, and zod to check it, stay on the server. */
export function venueInBrowser(): Plugin {
  return {
    name: 'foyer:venue-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id === venue) return constants();
      if (id === configuration)
        throw new Error('Code for the browser imports #site-config; add what it needs to app/venue.ts instead.');
      return null;
    },
  };
}

function constants(): string {
  const { timeZone, defaultLocale, currency, name: siteNames } = siteConfig;
  return Object.entries({ timeZone, defaultLocale, currency, siteNames })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
