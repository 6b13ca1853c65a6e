import siteConfig from '#site-config';

export const currency = siteConfig.currency;
