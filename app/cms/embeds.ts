import type { EmbedMedia } from './field/field.ts';

/** An accepted address, rebuilt; or the message key that tells the editor why it was refused. */
export type EmbedReading = ({ accepted: true; provider: string } & Player) | { accepted: false; reason: EmbedRefusal };

type EmbedRefusal =
  | 'field_problem_embed_url'
  | 'field_problem_embed_host'
  | 'field_problem_embed_short'
  | 'field_problem_embed_shape';

/** Where the player is loaded from, and the page it shows. Providers whose players nobody has verified are only linked. */
type Player = { src: string | null; url: string };
type Provider = {
  name: string;
  media: EmbedMedia;
  /** Exact hosts; a suffix test would let `youtube.com.evil.example` through. */
  hosts: readonly string[] | RegExp;
  read(url: URL): Player | null;
};

const shortHosts = ['spotify.link', 'on.soundcloud.com', 'fb.watch', 'vm.tiktok.com', 'vt.tiktok.com'];

/**
 * Reads a pasted address of a player or document (docs/behaviour/content.md#embeds). Nothing pasted is kept but ids.
 */
export function readEmbed(text: string, media: EmbedMedia): EmbedReading {
  const url = parseHttps(text);
  if (!url) return { accepted: false, reason: 'field_problem_embed_url' };
  if (shortHosts.includes(url.hostname)) return { accepted: false, reason: 'field_problem_embed_short' };
  const provider = providers.find((candidate) => candidate.media === media && isOneOf(url.hostname, candidate.hosts));
  if (!provider) return { accepted: false, reason: 'field_problem_embed_host' };
  const player = provider.read(url);
  if (!player) return { accepted: false, reason: 'field_problem_embed_shape' };
  return { accepted: true, provider: provider.name, ...player };
}

const www = (host: string, ...more: string[]) => [host, `www.${host}`, ...more];

const providers: Provider[] = [
  {
    name: 'youtube',
    media: 'video',
    hosts: www('youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'),
    read: youtube,
  },
  { name: 'vimeo', media: 'video', hosts: www('vimeo.com', 'player.vimeo.com'), read: vimeo },
  { name: 'spotify', media: 'audio', hosts: ['open.spotify.com'], read: spotify },
  { name: 'soundcloud', media: 'audio', hosts: www('soundcloud.com', 'm.soundcloud.com'), read: soundcloud },
  { name: 'podigee', media: 'audio', hosts: /^[a-z0-9-]+\.podigee\.io$/, read: podigee },
  { name: 'idagio', media: 'audio', hosts: www('idagio.com', 'app.idagio.com'), read: idagio },
  { name: 'issuu', media: 'viewer', hosts: www('issuu.com'), read: issuu },
  { name: 'yumpu', media: 'viewer', hosts: www('yumpu.com'), read: yumpu },
  { name: 'indd.adobe', media: 'viewer', hosts: ['indd.adobe.com'], read: adobe },
  { name: 'instagram', media: 'social', hosts: www('instagram.com'), read: instagram },
  {
    name: 'twitter',
    media: 'social',
    hosts: www('twitter.com', 'mobile.twitter.com', ...www('x.com'), 'mobile.x.com'),
    read: twitter,
  },
  { name: 'facebook', media: 'social', hosts: www('facebook.com', 'm.facebook.com'), read: facebook },
  { name: 'tiktok', media: 'social', hosts: www('tiktok.com'), read: tiktok },
];

function youtube(url: URL): Player | null {
  const list = /^[\w-]{10,64}$/.exec(url.searchParams.get('list') ?? '')?.[0];
  if (url.pathname === '/playlist' && list) {
    const page = `https://www.youtube.com/playlist?list=${list}`;
    return { url: page, src: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}` };
  }
  const id = url.hostname === 'youtu.be' ? url.pathname.slice(1) : youtubeId(url);
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  const at = start ? `&start=${start}` : '';
  return {
    url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${at}`,
  };
}

function youtubeId(url: URL): string | null {
  if (url.pathname === '/watch') return url.searchParams.get('v');
  return /^\/(?:shorts|live|embed|v)\/([\w-]{11})\/?$/.exec(url.pathname)?.[1] ?? null;
}

function vimeo(url: URL): Player | null {
  const event = /^\/event\/(\d+)\/?$/.exec(url.pathname)?.[1];
  if (event) return { url: `https://vimeo.com/event/${event}`, src: `https://vimeo.com/event/${event}/embed?dnt=1` };
  const shape =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]{6,20}))?\/?$/;
  const [, id, inPath] = shape.exec(url.pathname) ?? [];
  if (!id) return null;
  // Unlisted videos play only with their hash.
  const hash = inPath ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return {
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    src: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
  };
}

function spotify(url: URL): Player | null {
  const shape = /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z0-9]{22})\/?$/;
  const [, type, id] = shape.exec(url.pathname) ?? [];
  if (!type || !id) return null;
  return { url: `https://open.spotify.com/${type}/${id}`, src: `https://open.spotify.com/embed/${type}/${id}` };
}

function soundcloud(url: URL): Player | null {
  const path = /^\/[\w-]+\/(?:sets\/)?[\w-]+(?:\/s-[A-Za-z0-9]+)?\/?$/.exec(url.pathname)?.[0]?.replace(/\/$/, '');
  if (!path) return null;
  const page = `https://soundcloud.com${path}`;
  return { url: page, src: `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}&visual=false` };
}

function podigee(url: URL): Player | null {
  const episode = /^\/(\d+-[a-z0-9-]+)(?:\/embed)?\/?$/.exec(url.pathname)?.[1];
  if (!episode) return null;
  const page = `https://${url.hostname}/${episode}`;
  return { url: page, src: `${page}/embed?context=external` };
}

/** Older (docs/behaviour/content.md#embeds): linked, like the two viewers below. */
function idagio(url: URL): Player | null {
  const shape = /^(?:\/[a-z]{2})?\/((?:albums|recordings|playlists|pieces|works|profiles)\/[\w-]+)\/?$/;
  const page = shape.exec(url.pathname)?.[1];
  return page ? { url: `https://app.idagio.com/${page}`, src: null } : null;
}

function yumpu(url: URL): Player | null {
  const [, language, id, slug] =
    /^\/([a-z]{2})\/document\/(?:view|read)\/(\d{1,12})\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (!language || !id || !slug) return null;
  return { url: `https://www.yumpu.com/${language}/document/view/${id}/${slug}`, src: null };
}

function adobe(url: URL): Player | null {
  const shape = /^\/view\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;
  const id = shape.exec(url.pathname)?.[1]?.toLowerCase();
  return id ? { url: `https://indd.adobe.com/view/${id}`, src: null } : null;
}

function issuu(url: URL): Player | null {
  const [, user, document] = /^\/([\w.-]+)\/docs\/([\w.-]+)\/?$/.exec(url.pathname) ?? [];
  if (!user || !document) return null;
  return {
    url: `https://issuu.com/${user}/docs/${document}`,
    src: `https://e.issuu.com/embed.html?u=${user}&d=${document}`,
  };
}

function instagram(url: URL): Player | null {
  const [, type, code] = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})\/?$/.exec(url.pathname) ?? [];
  if (!type || !code) return null;
  return {
    url: `https://www.instagram.com/${type}/${code}/`,
    src: `https://www.instagram.com/p/${code}/embed/captioned/`,
  };
}

function twitter(url: URL): Player | null {
  const [, user, id] = /^\/(\w{1,15})\/status\/(\d{1,20})\/?$/.exec(url.pathname) ?? [];
  if (!user || !id) return null;
  return {
    url: `https://x.com/${user}/status/${id}`,
    src: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
  };
}

function facebook(url: URL): Player | null {
  const video = /^\/[\w.-]+\/videos\/(?:[\w.-]+\/)?\d+\/?$/.test(url.pathname);
  const post = /^\/[\w.-]+\/posts\/[\w.-]+\/?$/.test(url.pathname);
  const query = facebookQuery(url);
  if (!video && !post && query === null) return null;
  const page = `https://www.facebook.com${url.pathname}${query ?? ''}`;
  return {
    url: page,
    src: `https://www.facebook.com/plugins/${video ? 'video' : 'post'}.php?href=${encodeURIComponent(page)}`,
  };
}

/** Photographs and permalinks carry their ids in the query; only those are kept. */
function facebookQuery(url: URL): string | null {
  const needed = { '/photo.php': ['fbid'], '/permalink.php': ['story_fbid', 'id'] }[url.pathname];
  const pairs = needed?.map((name) => [name, url.searchParams.get(name) ?? ''] as const);
  if (!pairs?.every(([, value]) => /^[\w-]+$/.test(value))) return null;
  return `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;
}

function tiktok(url: URL): Player | null {
  const [, user, id] = /^\/@([\w.]+)\/video\/(\d{5,25})\/?$/.exec(url.pathname) ?? [];
  if (!user || !id) return null;
  return { url: `https://www.tiktok.com/@${user}/video/${id}`, src: `https://www.tiktok.com/embed/v2/${id}` };
}

function parseHttps(text: string): URL | null {
  const spotifyUri = /^spotify:(track|album|playlist|artist|episode|show):([A-Za-z0-9]{22})$/.exec(text.trim());
  const address = spotifyUri ? `https://open.spotify.com/${spotifyUri[1]}/${spotifyUri[2]}` : text.trim();
  const url = URL.canParse(address) ? new URL(address) : null;
  const plain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return plain ? url : null;
}

function isOneOf(host: string, hosts: Provider['hosts']): boolean {
  return hosts instanceof RegExp ? hosts.test(host) : hosts.includes(host);
}

/** `90`, `90s`, `1m30s` or `1h2m3s` as seconds. */
function seconds(text: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}
