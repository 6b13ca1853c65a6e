import siteConfig from '#site-config';

export const timeZone = siteConfig.timeZone;
