import siteConfig from '#site-config';

export const defaultLocale = siteConfig.defaultLocale;
