import { expect, test } from 'vitest';
import { hashSource } from '#app/cache/inline-hashes.ts';
import { joined, partsOf } from './page-parts.ts';
import { withStylesInside } from './styles-inside.server.ts';

const read = (file: string) => ({ 'a.css': '.a{color:red}', 'b.css': '.b{color:blue}' })[file] ?? null;
const link = (file: string) => `<link rel="stylesheet" href="/${file}" data-precedence="modules"/>`;
const disabled = (file: string) => `<link rel="stylesheet" href="/${file}" disabled data-precedence="modules"/>`;
const styled = (html: string) => {
  const { page: parts, sources } = withStylesInside(partsOf(html), read);
  return { html: joined(parts), sources };
};
const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`;

test('the styles stand in the page in their order, behind what is loaded ahead, and no browser asks for the files', () => {
  const font = '<link rel="preload" href="/f.woff2" as="font"/>';
  const { html, sources } = styled(page(`${link('a.css')}${font}${link('b.css')}<title>T</title>`));
  const style = '.a{color:red}.b{color:blue}';
  expect(html).toBe(page(`${disabled('a.css')}${font}${disabled('b.css')}<style>${style}</style><title>T</title>`));
  expect(sources).toEqual([hashSource(style)]);
});

test('a file that two routes share is there once', () => {
  const { html } = styled(page(`${link('a.css')}${link('a.css#')}`));
  expect(html.match(/color:red/g)).toHaveLength(1);
  expect(html).toContain('href="/a.css#" disabled');
});

test('when one file is not of this build all of them come as files', () => {
  const html = page(link('a.css') + link('else.css'));
  expect(styled(html)).toEqual({ html, sources: [] });
});

test('a page without styles, and what only looks like a style in its text, stay as they are', () => {
  const html = page('').replace('Text', link('a.css'));
  expect(styled(html)).toEqual({ html, sources: [] });
});
