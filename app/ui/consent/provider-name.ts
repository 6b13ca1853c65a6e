const names: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  idagio: 'IDAGIO',
  'indd.adobe': 'Adobe InDesign',
};

/** How a provider writes itself. */
export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
