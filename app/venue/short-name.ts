import siteConfig from '#site-config';

export const { shortName } = siteConfig;
