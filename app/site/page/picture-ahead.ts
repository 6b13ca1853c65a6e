import type { PageParts } from './page-parts.ts';

const urgentPicture = /(?:<picture\b[^>]*>((?:<source\b[^>]*>)*))?(<img\b[^>]*\bfetchPriority="high"[^>]*>)/;
const viewport = /<meta name="viewport"[^>]*>/;

type Source = { media: string; type: string; srcset: string; sizes: string };

/**
 * Names the one urgent picture of a page at its very begin, so that a browser asks for it with the first bytes and not
 * only once the style before the words has come. One link for each window it is drawn differently for, with the first
 * format offered: a browser that does not know that format passes the link over and finds the picture itself.
 */
export function withPictureAhead(page: PageParts): PageParts {
  const [, sources = '', picture] = urgentPicture.exec(page.body) ?? [];
  if (!picture) return page;
  const links = linksTo(
    [...sources.matchAll(/<source\b[^>]*>/g)].map(([tag]) => sourceOf(tag)),
    sourceOf(picture),
  );
  return { ...page, head: page.head.replace(viewport, (meta) => meta + links.join('')) };
}

function linksTo(sources: readonly Source[], picture: Source): string[] {
  const narrow = sources.find(({ media }) => media);
  const wide = sources.find(({ media }) => !media) ?? picture;
  return narrow ? [linkTo(narrow), linkTo({ ...wide, media: `not ${narrow.media}` })] : [linkTo(wide)];
}

/** All values stand in the page already, so they are escaped. */
function linkTo({ media, type, srcset, sizes }: Source): string {
  const attributes = { media, type, imagesrcset: srcset, imagesizes: sizes };
  const written = Object.entries(attributes).filter(([, value]) => value);
  return `<link rel="preload" as="image" fetchpriority="high"${written.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`;
}

function sourceOf(tag: string): Source {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return { media: read('media'), type: read('type'), srcset: read('srcset') || read('src'), sizes: read('sizes') };
}
