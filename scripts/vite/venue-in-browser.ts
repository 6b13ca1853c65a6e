import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import siteConfig from '../../site.config.ts';

const configuration = resolve('site.config.ts');

/** The files of app/venue that code for the browser uses, each with the one value it holds. */
const values: Record<string, [name: string, value: unknown]> = {
  'app/venue/time-zone.ts': ['timeZone', siteConfig.timeZone],
  'app/venue/default-locale.ts': ['defaultLocale', siteConfig.defaultLocale],
  'app/venue/own-credits.ts': ['ownCredits', siteConfig.ownCredits],
  'app/venue/site-names.ts': ['siteNames', siteConfig.name],
};

/** In the browser app/venue holds its values; the configuration, and zod to check it, stay on the server. */
export function venueInBrowser(): Plugin {
  return {
    name: 'foyer:venue-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [name, value] = values[relative(process.cwd(), id)] ?? [];
      if (name) return `export const ${name} = ${JSON.stringify(value)};`;
      if (id === configuration)
        throw new Error('Code for the browser imports #site-config; add what it needs to app/venue instead.');
      return null;
    },
  };
}
