import { describe, expect, it } from 'vitest';
import { contentPolicy } from '#app/cache/content-policy.ts';
import { embedProviders } from '#app/ui/consent/consent-cookie.ts';
import { readEmbed } from './embeds.ts';
import type { EmbedMedia } from './field/field.ts';

describe('an embed', () => {
  it.each<[EmbedMedia, string, string]>([
    ['video', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'field_problem_embed_host'],
    ['video', 'http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'field_problem_embed_url'],
    ['video', 'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ', 'field_problem_embed_url'],
    ['video', 'https://www.youtube.com/watch?v=short', 'field_problem_embed_shape'],
    ['video', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', 'field_problem_embed_url'],
    ['video', 'javascript:alert(1)', 'field_problem_embed_url'],
    ['audio', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'field_problem_embed_host'],
    ['audio', 'https://spotify.link/abc', 'field_problem_embed_short'],
    ['viewer', 'https://www.yumpu.com/en/embed/view/lgjvMHH2ugIUSzdL', 'field_problem_embed_shape'],
    [
      'viewer',
      'https://indd.adobe.com.evil.example/view/cab41585-505e-4441-9fb6-541fd30ed968',
      'field_problem_embed_host',
    ],
    ['audio', 'https://www.idagio.com/albums/a/../../x', 'field_problem_embed_shape'],
    ['social', 'https://fb.watch/abc', 'field_problem_embed_short'],
    ['social', 'https://www.facebook.com/photo.php', 'field_problem_embed_shape'],
  ])('%s refuses %s', (media, url, reason) => expect(readEmbed(url, media)).toEqual({ accepted: false, reason }));

  it.each<[EmbedMedia, string, string]>([
    [
      'video',
      'https://youtu.be/dQw4w9WgXcQ?t=1m30s&si=x',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=90',
    ],
    ['video', 'https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
    [
      'video',
      'https://www.youtube.com/playlist?list=PL1234567890',
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890',
    ],
    ['video', 'https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
    [
      'video',
      'https://player.vimeo.com/video/76979871?h=abcdef1234&x=1',
      'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234',
    ],
    ['video', 'https://vimeo.com/event/12345', 'https://vimeo.com/event/12345/embed?dnt=1'],
    ['audio', 'spotify:track:4uLU6hMCjMI75M1A2tKUQC', 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC'],
    [
      'audio',
      'https://open.spotify.com/intl-de/episode/4uLU6hMCjMI75M1A2tKUQC?si=1',
      'https://open.spotify.com/embed/episode/4uLU6hMCjMI75M1A2tKUQC',
    ],
    [
      'audio',
      'https://soundcloud.com/haus/sets/reep',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhaus%2Fsets%2Freep&visual=false',
    ],
    [
      'audio',
      'https://reepwerk.podigee.io/12-das-tau',
      'https://reepwerk.podigee.io/12-das-tau/embed?context=external',
    ],
    ['viewer', 'https://issuu.com/haus/docs/katalog_2026', 'https://e.issuu.com/embed.html?u=haus&d=katalog_2026'],
    [
      'social',
      'https://www.instagram.com/haus/reel/Cabc123/?igsh=1',
      'https://www.instagram.com/p/Cabc123/embed/captioned/',
    ],
    ['social', 'https://x.com/haus/status/123456', 'https://platform.twitter.com/embed/Tweet.html?id=123456&dnt=true'],
    ['social', 'https://www.tiktok.com/@haus/video/7123456789', 'https://www.tiktok.com/embed/v2/7123456789'],
    [
      'social',
      'https://www.facebook.com/haus/posts/reep',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2Freep',
    ],
  ])('%s rebuilds %s', (media, url, src) => {
    const reading = readEmbed(url, media);
    expect(reading).toMatchObject({ accepted: true, src });
    expect(isFramed(src)).toBe(true);
    // Whoever has a player has a switch in the cookie settings.
    expect(embedProviders).toContain(reading.accepted && reading.provider);
  });

  it.each<[EmbedMedia, string, string]>([
    [
      'viewer',
      'https://www.yumpu.com/de/document/read/65762197/jahresheft?utm_source=x',
      'https://www.yumpu.com/de/document/view/65762197/jahresheft',
    ],
    [
      'viewer',
      'https://indd.adobe.com/view/CAB41585-505e-4441-9fb6-541fd30ed968?startpage=1',
      'https://indd.adobe.com/view/cab41585-505e-4441-9fb6-541fd30ed968',
    ],
    ['audio', 'https://www.idagio.com/de/albums/ballade-im-fleet', 'https://app.idagio.com/albums/ballade-im-fleet'],
  ])('%s links %s and loads nothing', (media, address, url) => {
    expect(readEmbed(address, media)).toMatchObject({ accepted: true, url, src: null });
  });

  it('keeps of a Facebook photograph only its ids', () => {
    const read = readEmbed('https://www.facebook.com/photo.php?fbid=12&set=a&evil=1', 'social');
    expect(read).toMatchObject({ accepted: true, url: 'https://www.facebook.com/photo.php?fbid=12' });
  });
});

/** True when the content security policy lets the frame load. */
function isFramed(src: string): boolean {
  const policy = contentPolicy({ scripts: [], isDevelopment: false });
  const { origin, hostname } = new URL(src);
  const shared = `https://*.${hostname.split('.').slice(1).join('.')}`;
  const allowed = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return allowed.includes(origin) || allowed.includes(shared);
}
