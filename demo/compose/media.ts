import type { DemoModule } from '../demo-page.ts';
import { type FileKey, file } from '../files/catalogue.ts';
import { type Built, build, children, join, linkTo, type Pair } from './pair.ts';
import { picture } from './picture.ts';

type ImageFormat = 'standard' | 'vertical' | 'horizontal' | 'full';

export function image(key: string, format: ImageFormat = 'standard', caption?: Pair): DemoModule {
  return { model: 'image', ...join(build({ shared: { format } }), picture('image', key, caption)) };
}

type Pictured = { key: string; caption: Pair };

export function imageList(format: 'standard' | 'slider' | 'grid', pictures: Pictured[], anchor?: string): DemoModule {
  const items = pictures.map(({ key, caption }) => picture('image', key, caption));
  return { model: 'image-list', ...join(build({ shared: { format, anchor } }), children(items)) };
}

export function imageAlias(
  alias: 'vertical' | 'horizontal',
  key: string,
  description: Pair,
  target?: string,
): DemoModule {
  const shared = { alias, link: target ? linkTo(target) : undefined };
  return { model: 'image-alias', ...join(build({ shared, text: { description } }), picture('image', key)) };
}

export function twoColumns(order: 'image-text' | 'text-image', key: string, words: Pair, caption?: Pair): DemoModule {
  const parts = build({ shared: { extra_class: order }, rich: { text: words } });
  return { model: 'two-columns', ...join(parts, picture('image', key, caption)) };
}

type Video = { poster: string; url: string; length: Pair; title: Pair; transcript?: Pair };

export function video({ poster, url, length, title, transcript }: Video): DemoModule {
  const parts = build({ text: { length, title }, rich: { transcript } });
  return { model: 'video', ...join(parts, embedded('video_url', url, title), picture('image', poster)) };
}

export function videoList(videos: Omit<Video, 'length' | 'transcript'>[]): DemoModule {
  const items = videos.map(({ poster, url, title }) =>
    join(build({ text: { title } }), embedded('video_url', url, title), picture('image', poster)),
  );
  return { model: 'video-list', ...children(items) };
}

type Media = { url: string; media_type: string; title: Pair };

/** A podcast or player of another house, loaded after a click. */
export function podcast({ url, media_type, title, transcript }: Media & { transcript?: Pair }): DemoModule {
  const parts = build({ shared: { media_type }, text: { title }, rich: { transcript } });
  return { model: 'audio', ...join(parts, embedded('embed', url, title)) };
}

/** A sound we keep ourselves. */
export function sound(key: FileKey, title: Pair, transcript: Pair): DemoModule {
  return {
    model: 'audio',
    ...build({ shared: { file: { media: file(key) } }, text: { title }, rich: { transcript } }),
  };
}

export function viewer({ url, media_type, title }: Media): DemoModule {
  return {
    model: 'viewer',
    ...join(build({ shared: { media_type }, text: { title } }), embedded('embed', url, title)),
  };
}

export function socialMedia({ url, media_type, title }: Media): DemoModule {
  return {
    model: 'social-media',
    ...join(build({ shared: { media_type }, text: { title } }), embedded('embed', url, title)),
  };
}

export function downloadList(files: { key: FileKey; title: Pair }[]): DemoModule {
  const items = files.map(({ key, title }) => build({ shared: { file: { media: file(key) } }, text: { title } }));
  return { model: 'download-list', ...children(items) };
}

function embedded(name: string, url: string, title: Pair): Built {
  return { props: { [name]: { url } }, de: { [name]: { title: title[0] } }, en: { [name]: { title: title[1] } } };
}
