import { expect, test } from 'vitest';
import { joined, partsOf } from './page-parts.ts';
import { withPictureAhead } from './picture-ahead.ts';

const head = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><style>…</style></head>';
const urgent = '<img src="/wide.jpg" loading="eager" fetchPriority="high"/>';
const ahead = (html: string) => joined(withPictureAhead(partsOf(html)));
const links = (html: string) => ahead(html).match(/<link [^>]*>/g);

test('a page without an urgent picture stays as it is', () => {
  const html = `${head}<picture><source type="image/avif" srcSet="/a.avif"/><img src="/a.jpg" loading="lazy"/></picture>`;
  expect(ahead(html)).toBe(html);
});

test('the picture is named right behind the words about the window, before the style', () => {
  expect(ahead(head + urgent)).toContain(
    '<meta name="viewport" content="width=device-width"/><link rel="preload" as="image" fetchpriority="high" imagesrcset="/wide.jpg"/><style>',
  );
});

test('the first format is asked for, in the widths and the room of the picture', () => {
  const html = `${head}<picture class="x"><source type="image/avif" srcSet="/a 320w, /b 640w" sizes="50vw"/><source type="image/webp" srcSet="/c 320w" sizes="50vw"/>${urgent}</picture>`;
  expect(links(html)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/a 320w, /b 640w" imagesizes="50vw"/>',
  ]);
});

test('a picture that is another one in a narrow window is asked for once, as the window is', () => {
  const narrow = '<source media="(width &lt; 48em)" srcSet="/narrow.svg"/>';
  expect(links(`${head}<picture>${narrow}${urgent}</picture>`)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" media="(width &lt; 48em)" imagesrcset="/narrow.svg"/>',
    '<link rel="preload" as="image" fetchpriority="high" media="not (width &lt; 48em)" imagesrcset="/wide.jpg"/>',
  ]);
});

test('of several pictures only the first urgent one is asked for ahead, and not one that waits before it', () => {
  const waits =
    '<picture><source type="image/avif" srcSet="/logo.avif"/><img src="/logo.png" loading="lazy"/></picture>';
  expect(links(`${head}${waits}<p>Text</p>${urgent}`)).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/wide.jpg"/>',
  ]);
});
