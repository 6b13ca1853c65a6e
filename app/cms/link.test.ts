import { describe, expect, it } from 'vitest';
import { isAcceptedUrl, isExternal, parseLink, resolveLink } from './link.ts';
import { resolveContext } from './resolve-context.ts';

describe('a link', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.b/c',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:x',
    '',
    '#',
    'http://',
  ])('refuses %j', (url) => expect(isAcceptedUrl(url)).toBe(false));

  it.each([
    'https://example.org/a?b#c',
    'http://example.org',
    'mailto:haus@reepwerk.example',
    'tel:+494999312',
    '/de/besuch',
    '#faq',
  ])('accepts %j', (url) => expect(isAcceptedUrl(url)).toBe(true));

  it.each([
    ['https://example.org', true],
    ['mailto:a@b.c', true],
    ['/de/besuch', false],
    ['/de/plan.pdf', true],
    ['/de/plan.PDF?x=1', true],
    ['/de/bild.jpeg#a', true],
    ['/de/besuch?datei=plan.pdf', false],
    ['/media/abc/plan.txt', true],
  ])('%s is external: %s', (url, external) => expect(isExternal(url)).toBe(external));

  it('to a page that is offline in this language is no link', () => {
    const id = crypto.randomUUID();
    const context = resolveContext({
      locale: 'de',
      media: [],
      addresses: { [`page:${id}`]: { href: null, title: 'Besuch', online: false } },
    });
    expect(resolveLink({ ref: { type: 'page', id } }, context)).toBeNull();
  });

  it('to a file of the library follows its name and is external; to a picture or a file that is gone it is none', () => {
    const id = crypto.randomUUID();
    const file = {
      ...{
        id,
        kind: 'file' as const,
        name: 'Plan 1.pdf',
        mime: 'application/pdf',
        bytes: 1,
        width: null,
        height: null,
      },
      ...{ hash: 'abcdefabcdef0123', placeholder: null, alt: {}, credit: {}, focal: { x: 0.5, y: 0.5 } },
    };
    const within = (media: (typeof file | (Omit<typeof file, 'kind'> & { kind: 'image' }))[]) =>
      resolveLink({ ref: { type: 'media', id } }, resolveContext({ locale: 'de', media, addresses: {} }));
    expect(within([])).toBeNull();
    expect(within([{ ...file, kind: 'image' }])).toBeNull();
    expect(within([file])).toEqual({
      href: `/media/${id}/abcdefabcdef/Plan%201.pdf`,
      external: true,
      title: 'Plan 1.pdf',
    });
  });

  it('to a place on a page carries its anchor', () => {
    const id = crypto.randomUUID();
    const context = resolveContext({
      locale: 'de',
      media: [],
      addresses: { [`page:${id}`]: { href: '/de/besuch', title: 'Besuch', online: true } },
    });
    const link = parseLink({ ref: { type: 'page', id, anchor: 'faq' } });
    expect(resolveLink(link, context)).toEqual({ href: '/de/besuch#faq', external: false, title: 'Besuch' });
  });
});
