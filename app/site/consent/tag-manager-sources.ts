export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** What the content security policy allows in addition where a venue has a tag manager; nowhere else. */
export const tagManagerSources = {
  'script-src': [tagManagerOrigin],
  'img-src': [tagManagerOrigin, 'https://*.google-analytics.com'],
  'connect-src': [tagManagerOrigin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
