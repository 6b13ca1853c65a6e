import siteConfig from '#site-config';

export const siteNames = siteConfig.name;
