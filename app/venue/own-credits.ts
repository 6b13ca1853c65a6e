import siteConfig from '#site-config';

export const { ownCredits } = siteConfig;
