import siteConfig from '#site-config';

/**
 * What every part of the site, the browser's too, knows of the configured venue. In the browser the build puts these
 * values in the place of the configuration and of what checks it (scripts/vite/venue-in-browser.ts).
 */
export const { timeZone, defaultLocale, currency, name: siteNames } = siteConfig;
