import { expect, test } from 'vitest';
import { orderLoading } from './loading-order.ts';
import { joined, partsOf } from './page-parts.ts';

const visitor = { hydrate: '/assets/hydrate.js', isWaiting: true, build: 'abc', hasTagManager: false };
const ordered = (html: string, reader: 'visitor' | 'team') =>
  joined(orderLoading(partsOf(html), reader === 'visitor' ? visitor : null));
const urgent = (src: string) => `<img src="${src}" loading="eager" fetchPriority="high"/>`;

const start = `
import * as route0 from "/assets/root.js";
  window.routes = {"root":route0};

import("/assets/entry.js");`;
const scripts = `<head><link rel="modulepreload" href="/assets/visitor.js" nonce="n"/><link rel="modulepreload" href="/assets/root.js"/></head>
<script nonce="n">window.__reactRouterContext = {"ssr":true};</script><script nonce="n" type="module" async="">${start}</script>`;

test('of several urgent pictures only the first of the page stays urgent', () => {
  expect(ordered(`${urgent('a')}<p>Text</p>${urgent('b')}`, 'visitor')).toBe(
    `${urgent('a')}<p>Text</p><img src="b" loading="lazy" decoding="async"/>`,
  );
});

test('a picture that waits already is left as it is', () => {
  const html = '<img src="c" loading="lazy" decoding="async"/>';
  expect(ordered(html, 'visitor')).toBe(html);
});

test('nothing of the scripts is asked for before a visitor sees the page, and each keeps its text', () => {
  const html = ordered(scripts, 'visitor');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain(`<script nonce="n" type="text/later">${start}</script>`);
  const starter = /<script nonce="n">([\s\S]*?)window\.__reactRouterContext = \{"ssr":true\};<\/script>/.exec(
    html,
  )?.[1];
  expect(starter).toContain('PerformanceObserver');
  const [, hydration = ''] = /\((\{[^(]+\})\);$/.exec(starter ?? '') ?? [];
  expect(JSON.parse(hydration)).toEqual({ ...visitor, files: ['/assets/visitor.js', '/assets/root.js'] });
});

test('the team waits for the scripts: they keep their place', () => {
  expect(ordered(scripts, 'team')).toBe(scripts);
});
