/**
 * Exactly the hosts that embeds are rebuilt for (docs/behaviour/content.md#embeds); frames of anybody else stay empty.
 */
const embedHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  // Live events have their frame there.
  'https://vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://*.podigee.io',
  'https://e.issuu.com',
  'https://www.instagram.com',
  'https://platform.twitter.com',
  'https://www.facebook.com',
  'https://www.tiktok.com',
];

type Sources = {
  scripts: readonly string[];
  /** Of the style that stands in the page. */
  styles?: readonly string[];
  /** Origins a venue lets in by its configuration, by directive: its tag manager's, on the shop's page the shop's. */
  venue?: Readonly<Record<string, readonly string[]>>;
  isDevelopment: boolean;
};

/** Content-Security-Policy of a rendered page: what is ours may run and load; inline scripts and styles only by their hash. */
export function contentPolicy({ scripts, styles = [], venue = {}, isDevelopment }: Sources): string {
  const inline = isDevelopment ? " 'unsafe-inline'" : '';
  return Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': `'self'${inline}`,
    // React writes style="--wd: …" for widths and focal points; attributes cannot load or run anything.
    'style-src-elem': [`'self'${inline}`, ...styles].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self'${isDevelopment ? ' ws:' : ''}`,
    'frame-src': ["'self'", ...embedHosts].join(' '),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  })
    .map(([directive, value]) => [directive, value, ...(venue[directive] ?? [])].join(' '))
    .join('; ');
}
